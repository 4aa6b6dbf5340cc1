import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type ChannelModel, connect, type GetMessage } from 'amqplib'
import { Redis } from 'ioredis'
import { MongoClient } from 'mongodb'
import { contractListeners } from '../bus/listeners.ts'
import { RETRY_DELAYS } from '../bus/rabbitmq/rabbitmq-bus.ts'
import { namesIn } from '../bus/rabbitmq/topology.ts'
import { onChannelOf, walkQueue } from '../bus/rabbitmq/walk-queue.ts'

/** One stored item: its location, and its whole content as text. */
export type StoredText = { where: string; text: string }

/** Every row of every table of the SQLite files in a folder, except the files excluded by name. */
export const inSqliteFiles = async (directory: string, without: readonly string[] = []): Promise<StoredText[]> => {
  const files = (await readdir(directory)).filter((name) => name.endsWith('.db') && !without.includes(name))
  return files.flatMap((file) => {
    const database = new DatabaseSync(join(directory, file), { readOnly: true })
    try {
      const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[]
      return tables.flatMap(({ name }) =>
        database
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .map((row) => ({ where: `${file} ${name}`, text: JSON.stringify(row) })),
      )
    } finally {
      database.close()
    }
  })
}

/** Every document of every collection in an installation's databases. */
export const inMongo = async (uri: string, namespace: string): Promise<StoredText[]> => {
  const client = await new MongoClient(uri).connect()
  try {
    const { databases } = await client.db().admin().listDatabases()
    const stored: StoredText[] = []
    for (const { name } of databases.filter((database) => database.name.startsWith(`${namespace}-`))) {
      for (const collection of await client.db(name).collections()) {
        const documents = await collection.find().toArray()
        stored.push(...documents.map((document) => ({ where: `${name} ${collection.collectionName}`, text: JSON.stringify(document) })))
      }
    }
    return stored
  } finally {
    await client.close()
  }
}

const valueIn = async (redis: Redis, key: string): Promise<unknown> => {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key)
    case 'hash':
      return redis.hgetall(key)
    case 'list':
      return redis.lrange(key, 0, -1)
    case 'set':
      return redis.smembers(key)
    case 'zset':
      return redis.zrange(key, '0', '-1')
    case 'stream':
      return redis.xrange(key, '-', '+')
    default:
      return undefined // Deleted meanwhile.
  }
}

/** Every key of Redis, with its value. */
export const inRedis = async (url: string): Promise<StoredText[]> => {
  const redis = new Redis(url)
  try {
    const keys = await redis.keys('*')
    return await Promise.all(
      keys.map(async (key) => ({ where: `Redis ${key}`, text: `${key} ${JSON.stringify(await valueIn(redis, key))}` })),
    )
  } finally {
    redis.disconnect()
  }
}

/** Reads dead letters as the product does when it erases a reader: another way would miss messages that another walk holds. */
const setAside = async (connection: ChannelModel, queue: string): Promise<GetMessage[]> => {
  const messages: GetMessage[] = []
  await walkQueue(connection, queue, Number.POSITIVE_INFINITY, async (message) => {
    messages.push(message)
    return 'stays'
  })
  return messages
}

const waiting = (connection: ChannelModel, queue: string): Promise<GetMessage[]> =>
  onChannelOf(connection, async (channel) => {
    const messages: GetMessage[] = []
    for (let message = await channel.get(queue); message; message = await channel.get(queue)) messages.push(message)
    channel.nackAll(true)
    return messages
  })

/** Every message in every queue of an installation: waiting, to be retried, dead and unrouted. The messages stay in their queues. */
export const onQueues = async (url: string, namespace: string): Promise<StoredText[]> => {
  const { queue, retryQueue, deadQueue, unrouted } = namesIn(namespace)
  const services = Object.keys(contractListeners)
  const handled = services.flatMap((service) => [queue(service), ...RETRY_DELAYS.map((delay) => retryQueue(service, delay))])
  const stored: StoredText[] = []
  const connection = await connect(url, { noDelay: true })
  try {
    for (const [names, look] of [
      [handled, waiting],
      [[...services.map(deadQueue), unrouted], setAside],
    ] as const) {
      for (const name of names) {
        const messages = await look(connection, name)
        stored.push(
          ...messages.map(({ content, properties }) => ({ where: `queue ${name}`, text: `${content} ${JSON.stringify(properties)}` })),
        )
      }
    }
    return stored
  } finally {
    await connection.close()
  }
}
