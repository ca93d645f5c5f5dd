import { text } from 'node:stream/consumers'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { listening } from '../programs/free-port.ts'

/** How the mail server treats the next mails. */
type SmtpMood =
  | 'takes'
  /** 550 for the recipient. */
  | 'refuses'
  /** 451 for the recipient, as a greylisting server answers a first try. */
  | 'greylists'
  /** Cuts the connection while it receives the mail. */
  | 'drops'
  /** Takes the mail and never says so. */
  | 'hangs'

export type Mail = {
  readonly to: readonly string[]
  /** As sent, before decoding. */
  readonly raw: string
  /** As a mail program reads it. */
  readonly parsed: ParsedMail
  /** A header's value on one line; undefined when it is absent. */
  header(name: string): string | undefined
}

/**
 * Starts a real mail server on the loopback interface that tests read mails from. It knows nobody
 * whose address begins with `gone@`.
 */
export async function startSmtp(port = 0) {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, done) {
      smtp.logins.push(username)
      done(null, { user: username })
    },
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom(_address, _session, done) {
      smtp.attempts += 1
      done()
    },
    onRcptTo({ address }, _session, done) {
      const moodCode = { refuses: 550, greylists: 451 }[smtp.mood as string]
      const responseCode = address.startsWith('gone@') ? 550 : moodCode
      done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null)
    },
    async onData(stream, session, done) {
      if (smtp.mood === 'drops') {
        stream.once('data', () => drop())
        stream.on('end', () => {})
        return
      }
      // A sender that is killed leaves its mail unfinished.
      const raw = await text(stream).catch(() => undefined)
      if (raw === undefined || smtp.mood === 'hangs') return
      const recipients = session.envelope.rcptTo.map((one) => one.address)
      smtp.mails.push(readMail(raw, recipients, await simpleParser(raw)))
      done()
    },
  })
  // Connections that a test drops on purpose.
  server.on('error', () => {})
  const sockets = new Set<{ destroy(): void }>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const drop = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const bound = await listening(server.server, port)
  const smtp = {
    url: `smtp://127.0.0.1:${bound}`,
    mails: [] as Mail[],
    /** The names under which somebody logged in. */
    logins: [] as string[],
    /** How many times a mail was begun, taken or not. */
    attempts: 0,
    mood: 'takes' as SmtpMood,
    async close() {
      drop()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  return smtp
}

function readMail(raw: string, to: string[], parsed: ParsedMail): Mail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const headers = head.split('\r\n').map((line) => [line.split(':')[0], line] as const)
  return {
    to,
    raw,
    parsed,
    header(name) {
      const line = headers.find(([key]) => key?.toLowerCase() === name.toLowerCase())?.[1]
      return line?.slice(name.length + 1).trim()
    },
  }
}
