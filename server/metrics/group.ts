import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'
import {
  onMessage,
  tellSupervisor,
  tellWorker,
  type FromWorker,
} from '../process/group-messages.ts'
import type { Metrics } from './metrics.ts'

/** A registry's figures as they cross from one process to another. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

/** Counts of a process that is killed are lost for the time since its last message. */
const TELL_EVERY_MS = 500
const LONGEST_MS = 1000

/**
 * In a serving process: tells the supervisor its counts, so that they outlive it, and all its figures
 * when asked.
 */
export function tellMetrics({ counted, process: own, shared }: Metrics): void {
  let told = ''
  const tell = async (): Promise<void> => {
    const figures = await counted.getMetricsAsJSON()
    const text = JSON.stringify(figures)
    if (text === told) return
    told = text
    await tellSupervisor({ kind: 'counts', figures })
  }
  setInterval(() => void tell(), TELL_EVERY_MS).unref()
  onMessage((message) => {
    if (message.kind !== 'measure') return
    const registries = message.withShared ? [counted, own, shared] : [counted, own]
    void Promise.all(registries.map((registry) => registry.getMetricsAsJSON())).then(
      ([counts = [], ...measured]) =>
        tellSupervisor({
          kind: 'measured',
          request: message.request,
          counts,
          figures: measured.flat(),
        }),
    )
  })
}

/**
 * In the supervising process: the figures of all processes as one set. What processes that have
 * ended had counted stays counted, so that no counter ever falls.
 */
export function createGroupMetrics(): { text(): Promise<string>; readonly contentType: string } {
  const own = new Registry()
  own.registerMetric(
    new Gauge({
      name: 'site_processes',
      help: 'Processes that serve the site',
      registers: [],
      collect() {
        this.set(Object.keys(cluster.workers ?? {}).length)
      },
    }),
  )
  const ends = new Counter({
    name: 'site_process_ends_total',
    help: 'Processes that ended and were replaced',
    registers: [own],
  })
  const counts = new Map<number, Figures>()
  const measured = new Map<number, Figures>()
  const ended: Figures[] = []
  const gone = new Set<number>()

  cluster.on('message', ({ id }, message: FromWorker) => {
    // Its last message may arrive after its end.
    if (gone.has(id)) return
    if (message.kind === 'counts') counts.set(id, message.figures)
    if (message.kind === 'measured') {
      counts.set(id, message.counts)
      measured.set(id, message.figures)
    }
  })
  cluster.on('exit', ({ id }) => {
    ends.inc()
    gone.add(id)
    ended.push([...(counts.get(id) ?? []), ...(measured.get(id) ?? [])].filter(onlyGrows))
    counts.delete(id)
    measured.delete(id)
  })

  let lastRequest = 0
  async function measure(): Promise<void> {
    const request = ++lastRequest
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? [])
    await Promise.all(
      workers.map((worker, index) => {
        tellWorker(worker, { kind: 'measure', request, withShared: index === 0 })
        return answerOf(worker, request)
      }),
    )
  }

  return {
    contentType: own.contentType,
    async text() {
      await measure()
      const retired = ended.length
      // A site that runs for months has seen many processes: theirs become one.
      ended.splice(0, retired, await sum(ended.slice(0, retired)).getMetricsAsJSON())
      const all = [...counts.values(), ...measured.values(), await own.getMetricsAsJSON()]
      return sum([...ended, ...all]).metrics()
    },
  }
}

const onlyGrows = ({ type }: Figures[number]): boolean =>
  // prom-client's declaration says number, its figures say text.
  ['counter', 'histogram', 'summary'].includes(String(type))

const sum = (figures: readonly Figures[]): Registry => AggregatorRegistry.aggregate([...figures])

/** Waits for the process's figures, a second at most: one that hangs does not hide the others'. */
function answerOf(worker: Worker, request: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(limit)
      worker.off('message', onReply).off('exit', finish)
      resolve()
    }
    const onReply = (message: FromWorker): void => {
      if (message.kind === 'measured' && message.request === request) finish()
    }
    const limit = setTimeout(finish, LONGEST_MS)
    worker.on('message', onReply).on('exit', finish)
  })
}
