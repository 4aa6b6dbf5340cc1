import { parseArgs } from 'node:util'
import { listeners } from '@sibyl/contracts/events/listeners'
import { type Choice, type DeadLetters, UNROUTED } from '@sibyl/platform/bus/dead-letters'
import { openDeadLetters } from '@sibyl/platform/bus/rabbitmq/dead-letters'
import { amqpUrl, installation } from '@sibyl/platform/config/variables'
import { choose, Unclear } from './choose.ts'
import { help } from './help.ts'
import { entry, messages, whole } from './words.ts'

type Run = {
  args: readonly string[]
  environment: NodeJS.ProcessEnv
  print: (text: string) => void
  complain: (text: string) => void
}

type Flags = { all: boolean; copies: boolean; yes: boolean; limit: number }

const services: readonly string[] = [...listeners, UNROUTED]
const commands = ['counts', 'list', 'show', 'replay', 'drop']

const read = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        copies: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        limit: { type: 'string', default: '100' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const limit = Number(values.limit)
    if (!Number.isInteger(limit) || limit < 1) throw new Unclear('--limit takes a whole number from 1 on.')
    const [command = 'counts', service, id, ...more] = positionals
    if (more.length > 0) throw new Unclear(`One id at a time: "${more.join(' ')}" is too much.`)
    return { flags: { ...values, limit }, command: values.help ? 'help' : command, service, id }
  } catch (error) {
    throw error instanceof Unclear ? error : new Unclear((error as Error).message)
  }
}

const brokerOf = ({ AMQP_URL, NAMESPACE }: NodeJS.ProcessEnv) => {
  if (!AMQP_URL) throw new Unclear('Which broker? AMQP_URL names it: AMQP_URL=amqp://user:password@host:5672 make dead')
  const [url, namespace] = [amqpUrl.safeParse(AMQP_URL), installation.safeParse(NAMESPACE || undefined)]
  if (!url.success) throw new Unclear(`AMQP_URL ${url.error.issues[0]?.message}.`)
  if (!namespace.success) throw new Unclear(`NAMESPACE ${namespace.error.issues[0]?.message}.`)
  return { url: url.data, namespace: namespace.data }
}

const known = (service: string | undefined): string => {
  if (service === undefined) throw new Unclear(`Of which service? ${services.join(', ')}`)
  if (!services.includes(service)) throw new Unclear(`There is no service ${service}. There are ${services.join(', ')}.`)
  return service
}

/** The operator's choice, resolved before anything changes. */
const chosen = async (dead: DeadLetters, service: string, id: string | undefined, { all, copies }: Flags): Promise<Choice> => {
  if (all && id !== undefined) throw new Unclear('Either an id or --all.')
  if (all) return () => true
  if (id === undefined) throw new Unclear('Which one? Write its id, or --all.')
  const [first] = choose(await dead.list(service, Number.POSITIVE_INFINITY), id, copies)
  return (letter) => letter.id === first?.id
}

const counts = async (dead: DeadLetters, print: Run['print']): Promise<void> => {
  for (const service of services) {
    const count = await dead.count(service)
    print(`${service.padEnd(14)}${count === undefined ? 'no queue yet' : String(count).padStart(6)}`)
  }
}

const list = async (dead: DeadLetters, service: string, limit: number, print: Run['print']): Promise<void> => {
  const count = (await dead.count(service)) ?? 0
  const letters = await dead.list(service, limit)
  print(service === UNROUTED ? `${messages(count)} unrouted` : `${messages(count)} that ${service} could not handle`)
  for (const [index, letter] of letters.entries()) print(`\n${entry(letter, index)}`)
  if (count > letters.length) print(`\nThese are the oldest ${letters.length}; --limit ${count} lists all.`)
}

const show = async (dead: DeadLetters, service: string, id: string | undefined, { copies }: Flags, print: Run['print']): Promise<void> => {
  if (id === undefined) throw new Unclear('Which one? Write its id.')
  const letters = await dead.list(service, Number.POSITIVE_INFINITY)
  print(choose(letters, id, copies).map(whole).join('\n\n'))
}

const replay = async (dead: DeadLetters, service: string, choice: Choice, print: Run['print']): Promise<boolean> => {
  const { replayed, refused } = await dead.replay(service, choice)
  print(`${messages(replayed)} handed back to ${service === UNROUTED ? 'the subscribers' : service}.`)
  if (refused > 0)
    print(`${messages(refused)} left here: ${service === UNROUTED ? 'there is still no subscriber.' : `${service} has no queue.`}`)
  return refused === 0
}

const drop = async (dead: DeadLetters, service: string, choice: Choice, { yes }: Flags, print: Run['print']): Promise<void> => {
  if (!yes) throw new Unclear('What is dropped is gone for good. Say --yes to mean it.')
  print(`${messages(await dead.drop(service, choice))} dropped.`)
}

/** Resolves with false if something could not be done. */
const carryOut = async (
  dead: DeadLetters,
  { command, id, flags, ...asked }: ReturnType<typeof read>,
  print: Run['print'],
): Promise<boolean> => {
  if (command === 'counts') {
    await counts(dead, print)
    return true
  }
  const service = known(asked.service)
  if ((await dead.count(service)) === undefined) throw new Unclear(`${service} has no queue on this broker yet, so there is nothing of it.`)
  if (command === 'list') await list(dead, service, flags.limit, print)
  else if (command === 'show') await show(dead, service, id, flags, print)
  else if (command === 'drop') await drop(dead, service, await chosen(dead, service, id, flags), flags, print)
  else return replay(dead, service, await chosen(dead, service, id, flags), print)
  return true
}

/** Runs one command of an operator. Resolves with the exit code: 0, 1 if something could not be done, 2 if the request was unclear. */
export const run = async ({ args, environment, print, complain }: Run): Promise<number> => {
  let dead: Awaited<ReturnType<typeof openDeadLetters>> | undefined
  try {
    const asked = read(args)
    if (asked.command === 'help') {
      print(help)
      return 0
    }
    if (!commands.includes(asked.command)) throw new Unclear(`There is no command ${asked.command}.\n\n${help}`)
    const { url, namespace } = brokerOf(environment)
    dead = await openDeadLetters(url, namespace)
    return (await carryOut(dead, asked, print)) ? 0 : 1
  } catch (error) {
    if (error instanceof Unclear) {
      complain(error.message)
      return 2
    }
    complain(`The broker did not do it: ${(error as Error).message}`)
    return 1
  } finally {
    await dead?.close()
  }
}
