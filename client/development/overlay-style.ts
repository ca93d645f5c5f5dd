/** In a style sheet of its own behind a shadow root: it neither takes from the site nor gives to it. */
export const overlayStyle = `
:host { all: initial; }
* { box-sizing: border-box; }
[hidden] { display: none; }
.badge, .panel { position: fixed; z-index: 2147483647; font: 15px/1.5 ui-sans-serif, system-ui, sans-serif; color: #0b1f3a; }
.badge { left: 12px; bottom: 84px; min-height: 32px; padding: 4px 14px; border: 1px solid #857c6b; border-radius: 999px; background: #fff; box-shadow: 0 2px 10px rgb(11 31 58 / 0.18); cursor: pointer; }
.badge.errors { border-color: #b42318; color: #b42318; font-weight: 600; }
.panel { inset: 50% auto auto 50%; margin: 0; padding: 0; border: 0; translate: -50% -50%; display: flex; flex-direction: column; width: min(820px, calc(100vw - 24px)); max-height: min(720px, calc(100dvh - 24px)); border-radius: 12px; background: #fff; box-shadow: 0 8px 40px rgb(11 31 58 / 0.35); outline: none; }
.panel.errors { border-top: 4px solid #b42318; }
.head { display: flex; align-items: start; gap: 12px; padding: 18px 20px 0; }
h2 { flex: 1; margin: 0; font-size: 20px; line-height: 1.3; }
p { margin: 6px 0 0; }
.intro { padding: 0 20px 12px; color: #475569; }
.body { overflow: auto; padding: 0 20px; border-top: 1px solid #e5e0d6; overscroll-behavior: contain; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 12px 0; border-bottom: 1px solid #e5e0d6; overflow-wrap: anywhere; }
li:last-child { border-bottom: 0; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
code { color: #475569; user-select: all; }
.hint { color: #1e7a4f; white-space: pre-wrap; }
h3 { margin: 16px 0 0; font-size: 16px; }
pre { margin: 8px 0 12px; padding: 12px; overflow: auto; max-height: 40dvh; border-radius: 8px; background: #f8f5ef; }
.foot { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding: 12px 20px 16px; border-top: 1px solid #e5e0d6; }
button { font: inherit; color: inherit; }
.close, .mend { min-height: 40px; padding: 6px 16px; border-radius: 8px; border: 1px solid #857c6b; background: #fff; cursor: pointer; }
.mend { border-color: #0b1f3a; background: #0b1f3a; color: #fff; }
.mend:disabled { opacity: 0.6; cursor: progress; }
button:focus-visible, .body:focus-visible { outline: 3px solid #c8963e; outline-offset: 2px; }
@media print { .badge, .panel { display: none; } }
`
