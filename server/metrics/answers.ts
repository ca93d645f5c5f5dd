import { Counter, type Metric, type MetricValueWithName, type Registry } from 'prom-client'

/** Upper bounds of the times that are told apart, seconds. */
const BOUNDS = [0.005, 0.015, 0.05, 0.15, 0.5, 1.5, 5]
const COUNTS = 'http_requests_total'
const TIMES = 'http_request_duration_seconds'

type RouteFigures = {
  /** How many since the library was told last, by method and status. */
  readonly answers: Map<string, Map<number, number>>
  /** How many took so long, by bound, and last those over all bounds. */
  readonly times: number[]
  seconds: number
}

/**
 * Counts answers, and gives the library's figures when somebody asks for them: for each answer it makes
 * texts of the labels and looks them up, an eighth of all that a kept page takes beside its sending.
 * @returns counts one answer; `seconds` from the arrival of the request to the end of the answer
 */
export function countAnswers(registry: Registry) {
  const routes = new Map<string, RouteFigures>()

  // The library keeps it: it is asked through the registry.
  void new Counter({
    name: COUNTS,
    help: 'Requests answered',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
    collect() {
      for (const [route, { answers }] of routes) {
        for (const [method, statuses] of answers)
          for (const [status, times] of statuses) this.inc({ route, method, status }, times)
        answers.clear()
      }
    },
  })
  const described = {
    name: TIMES,
    help: 'From the arrival of a request to the end of its answer',
    type: 'histogram',
    aggregator: 'sum',
  }
  const histogram = {
    ...described,
    get: () =>
      Promise.resolve({
        ...described,
        values: [...routes].flatMap(([route, figures]) => valuesOf(route, figures)),
      }),
    reset: () => routes.clear(),
  }
  // All that the registry asks of a metric.
  registry.registerMetric(histogram as unknown as Metric)

  return (route: string, method: string, status: number, seconds: number): void => {
    let figures = routes.get(route)
    if (!figures) {
      figures = { answers: new Map(), times: [...BOUNDS, Infinity].map(() => 0), seconds: 0 }
      routes.set(route, figures)
    }
    let statuses = figures.answers.get(method)
    if (!statuses) figures.answers.set(method, (statuses = new Map()))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    let at = 0
    while (seconds > (BOUNDS[at] ?? Infinity)) at += 1
    figures.times[at] = (figures.times[at] ?? 0) + 1
    figures.seconds += seconds
  }
}

/** A histogram's values as the library writes them: each bound counts those below it too. */
function valuesOf(route: string, { times, seconds }: RouteFigures): MetricValueWithName<string>[] {
  let sum = 0
  const buckets = times.map((count, at) => ({
    metricName: `${TIMES}_bucket`,
    labels: { le: BOUNDS[at] ?? '+Inf', route },
    value: (sum += count),
  }))
  return [
    ...buckets,
    { metricName: `${TIMES}_sum`, labels: { route }, value: seconds },
    { metricName: `${TIMES}_count`, labels: { route }, value: sum },
  ]
}
