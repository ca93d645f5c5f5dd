import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { countAnswers } from './answers.ts'

test('answers are counted by their labels and times, however often they are asked for', async () => {
  const registry = new Registry()
  const count = countAnswers(registry)
  for (const [status, seconds] of [
    [200, 0.001],
    [200, 0.005],
    [304, 0.006],
    [200, 70],
  ] as const)
    count('/about', 'GET', status, seconds)
  count('/api/enquiry', 'POST', 201, 0.2)
  await registry.metrics()
  count('/about', 'GET', 200, 0.001)
  const text = await registry.metrics()
  expect(text).toContain('http_requests_total{route="/about",method="GET",status="200"} 4')
  expect(text).toContain('http_requests_total{route="/about",method="GET",status="304"} 1')
  expect(text).toContain('http_requests_total{route="/api/enquiry",method="POST",status="201"} 1')
  const buckets = [...text.matchAll(/seconds_bucket\{le="([^"]*)",route="\/about"\} (\d+)/g)]
  expect(buckets.map(([, bound, value]) => [bound, Number(value)])).toEqual([
    ['0.005', 3],
    ['0.015', 4],
    ['0.05', 4],
    ['0.15', 4],
    ['0.5', 4],
    ['1.5', 4],
    ['5', 4],
    ['+Inf', 5],
  ])
  expect(text).toContain('# TYPE http_request_duration_seconds histogram')
  expect(text).toContain('http_request_duration_seconds_count{route="/about"} 5')
  expect(text).toMatch(/http_request_duration_seconds_sum\{route="\/about"\} 70\.01/)
})
