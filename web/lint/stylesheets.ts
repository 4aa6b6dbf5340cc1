import { type AtRule, parse, type Rule } from 'postcss'

/** Path below web/src, with `/`, and the text of a file. */
export type Source = { path: string; text: string }

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g

/** Sheets for the whole page. Everything else belongs to the component beside it. */
const isGlobal = (path: string) => path.startsWith('styles/')

const within = (rule: Rule, matches: (at: AtRule) => boolean) => {
  for (let node = rule.parent; node && node.type !== 'root'; node = node.parent) {
    if (node.type === 'atrule' && matches(node as AtRule)) return true
  }
  return false
}

/** Paper is one sheet for a whole page, so a print rule may restyle any part; keyframes have no classes. */
const isExempt = (rule: Rule) =>
  within(rule, ({ name, params }) => name.endsWith('keyframes') || (name === 'media' && params.trim() === 'print'))

/** A choice of the reader's for the whole page, such as the ground or the text size, may restyle any part as well. */
const isOfAPart = (selector: string) => !selector.startsWith(':root[data-')

const selectorsOf = ({ text }: Source): string[] => {
  const found: string[] = []
  parse(text).walkRules((rule) => {
    if (!isExempt(rule)) found.push(...rule.selectors.filter(isOfAPart).map((selector) => selector.replace(/\s+/g, ' ')))
  })
  return found
}

const classesIn = (selector: string) => new Set([...selector.matchAll(CLASS)].map(([, name = '']) => name))

/** A feature is an area of its own, as are the reading and the frame; the components serve all of them. */
const areaOf = (path: string) => {
  const [top = '', feature = ''] = path.split('/')
  return top === 'features' ? `${top}/${feature}` : top
}

const CLASS_NAMES = /className=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g
const QUOTED = /["'`]([^"'`]*)["'`]/g

const classNamesIn = ({ text }: Source): Set<string> => {
  const values = [...text.matchAll(CLASS_NAMES)].map(([, value = '']) => value)
  const quoted = values.flatMap((value) => [...value.matchAll(QUOTED)].map(([, words = '']) => words))
  return new Set(quoted.flatMap((words) => words.split(/[^\w-]+/)).filter(Boolean))
}

/**
 * Names every rule that could style another component than its own. A sheet defines a class when it has a selector with that class alone.
 * 1. No two sheets define the same class.
 * 2. Each selector of a component's sheet names a class that the sheet defines, or that no other sheet names.
 * 3. A class that a feature's sheet defines is set only by components of that feature; the same for the reading and for the frame.
 */
export const leaks = (sheets: readonly Source[], components: readonly Source[]): string[] => {
  const definers = new Map<string, Set<string>>()
  const namers = new Map<string, Set<string>>()
  const note = (map: Map<string, Set<string>>, name: string, path: string) => map.set(name, (map.get(name) ?? new Set()).add(path))
  const selectors = sheets.map((sheet) => ({ sheet, all: selectorsOf(sheet) }))
  for (const { sheet, all } of selectors) {
    for (const classes of all.map(classesIn)) {
      for (const name of classes) note(namers, name, sheet.path)
      const [only] = classes
      if (only && classes.size === 1) note(definers, only, sheet.path)
    }
  }

  const only = (map: Map<string, Set<string>>, name: string, path: string) => map.get(name)?.size === 1 && map.get(name)?.has(path)
  const shared = [...definers]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `.${name} is defined by ${[...paths].sort().join(' and ')}`)
  const unowned = selectors
    .filter(({ sheet }) => !isGlobal(sheet.path))
    .flatMap(({ sheet: { path }, all }) =>
      all
        .filter((selector) => ![...classesIn(selector)].some((name) => only(definers, name, path) || only(namers, name, path)))
        .map((selector) => `${path}: "${selector}" names no class of its own`),
    )
  const borrowed = components.flatMap((component) =>
    [...classNamesIn(component)].flatMap((name) =>
      [...(definers.get(name) ?? [])]
        .filter((path) => !isGlobal(path) && ![areaOf(component.path), 'components'].includes(areaOf(path)))
        .map((path) => `${component.path} sets .${name}, which belongs to ${path}`),
    ),
  )
  return [...shared, ...unowned, ...borrowed]
}
