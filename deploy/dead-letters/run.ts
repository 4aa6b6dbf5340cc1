import { parseArgs } from 'node:util'
import { listeners } from '@sibyl/contracts/events/listeners'
import { messageOf } from '@sibyl/platform/app-error'
import { type DeadLetters, ofEvent, UNROUTED } from '@sibyl/platform/bus/dead-letters'
import { openDeadLetters } from '@sibyl/platform/bus/rabbitmq/dead-letters'
import { ConfigError, readConfig } from '@sibyl/platform/config/read-config'
import { amqpUrl, installation } from '@sibyl/platform/config/variables'
import { z } from 'zod'
import { help } from './help.ts'
import { entry, messages, whole } from './words.ts'

type Run = {
  args: readonly string[]
  environment: NodeJS.ProcessEnv
  print: (text: string) => void
  complain: (text: string) => void
}

/** A request that the operator has to state more precisely; its message says how. */
class Unclear extends Error {
  override readonly name = 'Unclear'
}

const schema = z.object({ AMQP_URL: amqpUrl, NAMESPACE: installation })
const services: readonly string[] = [...listeners, UNROUTED]
const commands = ['counts', 'list', 'show', 'replay', 'drop']

const read = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        limit: { type: 'string', default: '100' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const limit = Number(values.limit)
    if (!Number.isInteger(limit) || limit < 1) throw new Unclear('--limit takes a whole number from 1 on.')
    const [command = 'counts', service, id, ...more] = positionals
    if (more.length > 0) throw new Unclear(`One id at a time: "${more.join(' ')}" is too much.`)
    return { ...values, limit, command: values.help ? 'help' : command, service, id }
  } catch (error) {
    throw error instanceof Unclear ? error : new Unclear((error as Error).message)
  }
}
type Asked = ReturnType<typeof read>

const known = (service: string | undefined): string => {
  if (service === undefined) throw new Unclear(`Of which service? ${services.join(', ')}`)
  if (!services.includes(service)) throw new Unclear(`There is no service ${service}. There are ${services.join(', ')}.`)
  return service
}

const unknown = (id: string): Unclear => new Unclear(`No message has the id ${id}. Somebody may have taken it meanwhile.`)

const counts = async (dead: DeadLetters, print: Run['print']): Promise<void> => {
  for (const service of services) {
    const count = await dead.count(service)
    print(`${service.padEnd(14)}${count === undefined ? 'no queue yet' : String(count).padStart(6)}`)
  }
}

const list = async (dead: DeadLetters, service: string, count: number, limit: number, print: Run['print']): Promise<void> => {
  const letters = await dead.list(service, limit)
  print(service === UNROUTED ? `${messages(count)} unrouted` : `${messages(count)} that ${service} could not handle`)
  for (const [index, letter] of letters.entries()) print(`\n${entry(letter, index)}`)
  if (count > letters.length) print(`\nThese are the oldest ${letters.length}; --limit ${count} lists all.`)
}

const show = async (dead: DeadLetters, service: string, id: string | undefined, print: Run['print']): Promise<void> => {
  if (id === undefined) throw new Unclear('Which one? Write its id.')
  const letters = (await dead.list(service, Number.POSITIVE_INFINITY)).filter(ofEvent(id))
  if (letters.length === 0) throw unknown(id)
  print(letters.map(whole).join('\n\n'))
}

/** Replays or drops one event, or all. Resolves with false if something could not be done. */
const act = async (dead: DeadLetters, service: string, { command, id, all, yes }: Asked, print: Run['print']): Promise<boolean> => {
  if (all === (id !== undefined)) throw new Unclear('Either an id or --all.')
  if (command === 'drop') {
    if (!yes) throw new Unclear('What is dropped is gone for good. Say --yes to mean it.')
    const dropped = await dead.drop(service, ofEvent(id))
    if (id !== undefined && dropped === 0) throw unknown(id)
    print(`${messages(dropped)} dropped.`)
    return true
  }
  const { replayed, refused } = await dead.replay(service, ofEvent(id))
  if (id !== undefined && replayed + refused === 0) throw unknown(id)
  const unrouted = service === UNROUTED
  print(`${messages(replayed)} handed back to ${unrouted ? 'the subscribers' : service}.`)
  if (refused > 0) print(`${messages(refused)} left here: ${unrouted ? 'there is still no subscriber.' : `${service} has no queue.`}`)
  return refused === 0
}

const carryOut = async (dead: DeadLetters, asked: Asked, print: Run['print']): Promise<boolean> => {
  if (asked.command === 'counts') {
    await counts(dead, print)
    return true
  }
  const service = known(asked.service)
  const count = await dead.count(service)
  if (count === undefined) throw new Unclear(`${service} has no queue on this broker yet, so there is nothing of it.`)
  if (asked.command === 'list') await list(dead, service, count, asked.limit, print)
  else if (asked.command === 'show') await show(dead, service, asked.id, print)
  else return act(dead, service, asked, print)
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
    const { AMQP_URL, NAMESPACE } = readConfig(schema, environment)
    dead = await openDeadLetters(AMQP_URL, NAMESPACE)
    return (await carryOut(dead, asked, print)) ? 0 : 1
  } catch (error) {
    const unclear = error instanceof Unclear || error instanceof ConfigError
    complain(unclear ? messageOf(error) : `The broker did not do it: ${messageOf(error)}`)
    return unclear ? 2 : 1
  } finally {
    await dead?.close()
  }
}
