import { ACTION_LINK, AppLink } from '../../../components/buttons/Button.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import type { FilmView } from '../project-view.ts'

/** A host's page has another origin, so these permissions give it nothing of ours. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation'

const BOX = 'aspect-video w-full rounded-md bg-dark'

/** A film or a tour in a window over the page; closing it ends it. */
export function FilmPlayer({ film, onClose }: { film: FilmView; onClose: () => void }) {
  const { title, page, player, poster, captions } = film
  const isOwn = player.startsWith('/')
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      {isOwn ? (
        // The sound is off until the visitor turns it on.
        <video
          src={player}
          poster={poster}
          aria-label={title}
          controls
          muted
          playsInline
          className={BOX}
        >
          {captions && <track kind="captions" src={captions} label="Captions" default />}
        </video>
      ) : (
        <iframe src={player} title={title} sandbox={SANDBOX} allow="fullscreen" className={BOX} />
      )}
      <p className="mt-4 text-muted">
        {!isOwn && `From ${new URL(player).host}. `}
        <AppLink to={page} newTab className={ACTION_LINK}>
          Open it on a page of its own
        </AppLink>
      </p>
    </Dialog>
  )
}
