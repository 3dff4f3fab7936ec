import net, { type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import type { ClientConfig } from 'pg'

/** A TCP proxy between the app and the database: a network or a connection pooler. */
interface DatabaseProxy {
  /** Connection settings that go through the proxy. */
  owner: ClientConfig
  url: string
  close(): void
}

type Connect = () => Socket

const openProxy = async (
  owner: ClientConfig,
  serve: (client: Socket, connect: Connect) => void,
): Promise<DatabaseProxy> => {
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

/** A proxy that can stop forwarding while connections stay open. */
export const openDatabaseProxy = async (owner: ClientConfig) => {
  const pairs = new Set<[Socket, Socket]>()
  let isSilent = false
  const network = await openProxy(owner, (client, connect) => {
    if (isSilent) return
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
    /** Stops forwarding on all open connections; new ones work. */
    stopForwarding() {
      for (const [client, server] of pairs) {
        client.unpipe(server).resume()
        server.unpipe(client).resume()
      }
    },
    /** Sets whether new connections stay without a response too. */
    setSilent(silent: boolean) {
      isSilent = silent
    },
  }
}

/** Splits PostgreSQL's protocol into messages: a type byte, a length that includes itself, and the payload. The first message has no type byte. */
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

const protocolMessage = (letter: string, ...numbers: number[]) => {
  const message = Buffer.alloc(5 + 4 * numbers.length)
  message.write(letter)
  message.writeInt32BE(4 + 4 * numbers.length, 1)
  for (const [n, number] of numbers.entries()) message.writeInt32BE(number, 5 + 4 * n)
  return message
}
const idle = Buffer.from([...Buffer.from('Z'), 0, 0, 0, 5, ...Buffer.from('I')])
const welcome = Buffer.concat([protocolMessage('R', 0), protocolMessage('K', 1, 1), idle])
const refusal = (text: string) => {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`)
  const head = protocolMessage('E')
  head.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}

/** Settings that the pooler accepts; like real poolers it refuses all others. */
const knownSettings = ['user', 'database', 'client_encoding', 'application_name']

/** A connection pooler in session mode (one server session per client) or transaction mode (one per transaction). */
export const openPooler = (owner: ClientConfig, mode: 'session' | 'transaction') => {
  interface ServerSession {
    socket: Socket
    client: Socket | null
  }
  const free: ServerSession[] = []

  const open = (socket: Socket, startup: Buffer): ServerSession => {
    const session: ServerSession = { socket, client: null }
    let started = false
    const receive = messages((letter, message) => {
      const isReady = letter === 'Z'
      if (started) {
        session.client?.write(message)
        if (isReady && message.at(-1) === idle.at(-1) && mode === 'transaction') giveBack(session)
      }
      started ||= isReady
    }, false)
    session.socket.on('data', receive)
    session.socket.write(startup)
    return session
  }
  const giveBack = (session: ServerSession) => {
    if (!session.client) return
    session.client = null
    free.push(session)
  }

  return openProxy(owner, (client, connect) => {
    let startup = Buffer.alloc(0)
    let mine: ServerSession | null = null
    const receive = messages((letter, message) => {
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
    client.on('data', receive)
    client.on('close', () => {
      if (mine?.client === client) mine.socket.destroy()
    })
  })
}
