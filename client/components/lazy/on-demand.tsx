import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'

type Wanted = {
  /** Fetches it when it becomes true, and tries again each time it does. */
  wanted: boolean
  /** It was wanted and could not be fetched: the place to offer another way. */
  onFailed?: () => void
}

/**
 * A component that is not there until it is wanted, such as a dialog. Unlike a suspended one its
 * failure leaves the page around it as it is.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined
  const fetchComponent = async () => (loaded ??= await load())

  function OnDemand(props: P & Wanted) {
    const { wanted, onFailed } = props
    const [Loaded, setLoaded] = useState(() => loaded)
    const fail = useEffectEvent(() => onFailed?.())

    useEffect(() => {
      if (!wanted || Loaded) return
      let current = true
      fetchComponent().then(
        (component) => current && setLoaded(() => component),
        () => current && fail(),
      )
      return () => {
        current = false
      }
    }, [wanted, Loaded])

    return wanted && Loaded ? <Loaded {...props} /> : null
  }

  /** Fetches it ahead. A failure is left to when it is wanted. */
  OnDemand.preload = () => void fetchComponent().catch(() => undefined)
  return OnDemand
}
