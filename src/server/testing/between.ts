import net, { type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import type { ClientConfig } from 'pg'

/** What stands between the app and the database: a network, or a pooler. */
interface Between {
  /** How to reach the database through it. */
  owner: ClientConfig
  url: string
  close(): void
}

type Connect = () => Socket

const listening = async (owner: ClientConfig, serve: (client: Socket, connect: Connect) => void): Promise<Between> => {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => {})
  }
  const connect = () => keep(net.connect(path.join(owner.host ?? '', `.s.PGSQL.${owner.port}`)))
  const server = net.createServer((client) => serve(keep(client), connect))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    owner: { ...owner, host: '127.0.0.1', port },
    url: `postgres://${owner.user}@127.0.0.1:${port}/${owner.database}`,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** A network that can swallow what is on its way: connections stay open, and nothing arrives any more. */
export const openNetwork = async (owner: ClientConfig) => {
  const pairs = new Set<[Socket, Socket]>()
  let mute = false
  const network = await listening(owner, (client, connect) => {
    if (mute) return
    const server = connect()
    const pair: [Socket, Socket] = [client, server]
    pairs.add(pair)
    client.pipe(server).pipe(client)
    client.on('close', () => {
      server.destroy()
      pairs.delete(pair)
    })
  })
  return {
    ...network,
    /** Swallows on every connection that is open now; new ones work. */
    swallow() {
      for (const [client, server] of pairs) {
        client.unpipe(server).resume()
        server.unpipe(client).resume()
      }
    },
    /** Whether new connections are swallowed too. */
    beMute(whether: boolean) {
      mute = whether
    },
  }
}

/** Cuts a stream into messages: a letter, a length that counts itself, and the rest. The first one has no letter. */
const messages = (each: (letter: string, message: Buffer) => void, first: boolean) => {
  let buffer: Buffer = Buffer.alloc(0)
  let nameless = first
  return (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const head = nameless ? 0 : 1
      if (buffer.length < head + 4) return
      const length = head + buffer.readInt32BE(head)
      if (buffer.length < length) return
      const message = buffer.subarray(0, length)
      buffer = buffer.subarray(length)
      const letter = nameless ? '' : String.fromCharCode(message[0] ?? 0)
      nameless = false
      each(letter, message)
    }
  }
}

const say = (letter: string, ...numbers: number[]) => {
  const message = Buffer.alloc(5 + 4 * numbers.length)
  message.write(letter)
  message.writeInt32BE(4 + 4 * numbers.length, 1)
  for (const [n, number] of numbers.entries()) message.writeInt32BE(number, 5 + 4 * n)
  return message
}
const idle = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5, ...Buffer.from('I')])
const welcome = Buffer.concat([say('R', 0), say('K', 1, 1), idle])
const refusal = (text: string) => {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`)
  const head = say('E')
  head.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}

/** As poolers do, it knows a few settings and refuses any other. */
const knownSettings = ['user', 'database', 'client_encoding', 'application_name']

/** A pooler: sessions of the database are lent to a client until it leaves, or for one transaction at a time. */
export const openPooler = (owner: ClientConfig, mode: 'session' | 'transaction') => {
  interface Lent {
    socket: Socket
    client: Socket | null
  }
  const free: Lent[] = []

  const open = (socket: Socket, startup: Buffer): Lent => {
    const lent: Lent = { socket, client: null }
    let started = false
    const hear = messages((letter, message) => {
      const isReady = letter === 'Z'
      if (started) {
        lent.client?.write(message)
        if (isReady && message.at(-1) === idle.at(-1) && mode === 'transaction') giveBack(lent)
      }
      started ||= isReady
    }, false)
    lent.socket.on('data', hear)
    lent.socket.write(startup)
    return lent
  }
  const giveBack = (lent: Lent) => {
    if (!lent.client) return
    lent.client = null
    free.push(lent)
  }

  return listening(owner, (client, connect) => {
    let startup = Buffer.alloc(0)
    let mine: Lent | null = null
    const hear = messages((letter, message) => {
      if (letter === '') {
        startup = Buffer.from(message)
        const names = message.subarray(8).toString().split('\0')
        const unknown = names.find((name, n) => n % 2 === 0 && name !== '' && !knownSettings.includes(name))
        if (unknown) client.end(refusal(`unsupported startup parameter: ${unknown}`))
        else client.write(welcome)
      } else if (letter === 'X') client.end()
      else {
        if (mine?.client !== client) mine = free.pop() ?? open(connect(), startup)
        mine.client = client
        mine.socket.write(message)
      }
    }, true)
    client.on('data', hear)
    client.on('close', () => {
      if (mine?.client === client) mine.socket.destroy()
    })
  })
}
