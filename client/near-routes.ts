type Route = {
  readonly path?: string | undefined
  readonly children?: readonly Route[] | undefined
}

/**
 * Of a table the routes that may answer a path: those whose pattern begins with the same segment, and those that
 * begin with any. The router flattens and ranks whatever it is given for every address.
 */
export function nearRoutes<R extends Route>(routes: R[]): (pathname: string) => R[] {
  const tables = new Map<string, R[]>(
    leavesOf(routes).map((leaf) => [firstOf(leaf.path ?? ''), []]),
  )
  for (const first of tables.keys()) tables.set(first, within(routes, first))
  const others = within(routes, undefined)
  return (pathname) => {
    const first = firstOf(pathname)
    // Spelled in another way it may be any.
    if (first.includes('%') || pathname.startsWith('//')) return routes
    return tables.get(first) ?? others
  }
}

function within<R extends Route>(routes: readonly R[], first: string | undefined): R[] {
  return routes.flatMap((route) => {
    const { path = '', children } = route
    if (children) return [{ ...route, children: within(children, first) }]
    const own = firstOf(path)
    return own === first || /^[:*]|\?$/.test(own) ? [route] : []
  })
}

const leavesOf = (routes: readonly Route[]): Route[] =>
  routes.flatMap((route) => (route.children ? leavesOf(route.children) : [route]))

const firstOf = (path: string): string =>
  path.replace(/^\//, '').split('/', 1)[0]?.toLowerCase() ?? ''
