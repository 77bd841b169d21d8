import { fontFamily, type Mode, sizes, tokens } from '../../src/platform/look/tokens.ts';

const colors = (mode: Mode) =>
  (['page', 'surface', 'line', 'primary', 'accent', 'ink', 'muted', 'hover'] as const)
    .map(name => `--${name}:${tokens[mode][name]}`)
    .join(';');

/** Rules of the page that stands before the first script: the frame of the back office in its final sizes. */
export const shellStyle = (): string => `
:root{${colors('light')}}
@media(prefers-color-scheme:dark){:root{${colors('dark')}}}
body{margin:0;background:var(--page);color:var(--ink);font-family:${fontFamily}}
.shell{display:none;font-size:.9375rem;line-height:1.55;position:absolute;inset:0 0 auto;min-height:100vh;background:var(--page)}
#root:empty+.shell,body:has([data-waiting])>.shell{display:flex}
.shell *{box-sizing:border-box}
.shell-drawer{width:${sizes.drawer}px;flex-shrink:0;background:var(--surface);border-right:1px solid var(--line)}
.shell-brand{display:flex;align-items:center;gap:12px;height:${sizes.topBar}px;padding:0 14px;color:var(--primary);font-weight:700;line-height:1.3}
.shell-brand small{display:block;color:var(--muted);font-weight:400;font-size:.75rem}
.shell-brand svg{flex-shrink:0}
.shell-main{flex:1;min-width:0}
.shell-bar{display:flex;align-items:center;height:${sizes.topBar}px;padding:0 16px;background:var(--surface);border-bottom:1px solid var(--line);color:var(--muted)}
.shell-bar .shell-brand{display:none;padding:0}
.shell-page{padding:24px}
.shell-title{margin:0 0 12px;font-size:1.5rem;font-weight:700;line-height:1.334}
.shell-head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;column-gap:16px}
.shell-head h1{margin:0;font-size:1.5rem;font-weight:700;line-height:1.334;overflow-wrap:anywhere}
.shell-head p{margin:0;color:var(--muted);font-size:.875rem}
.shell-screen h2{margin:24px 0 8px;font-size:1.125rem;line-height:1.6}
.shell-screen ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
.shell-title:has(+.shell-screen),.shell-screen~.shell-place{display:none}
.shell-line{display:flex;align-items:center;gap:12px;min-height:56px;padding:8px 16px;border:1px solid var(--line);border-radius:${sizes.radius}px;background:var(--surface);color:inherit;text-decoration:none;line-height:1.5}
.shell-line span{flex:1;min-width:0;overflow-wrap:anywhere}
.shell-line b,.shell-line small{display:block}
.shell-line b{font-weight:600}
.shell-line small{color:var(--muted);font-size:.875rem}
.shell-line em{color:var(--muted);font-size:.875rem;font-style:normal}
.shell-line i{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0;font-style:normal}
.shell-choice{display:flex;align-items:center;min-height:44px;padding:6px 16px;border:1px solid var(--primary);border-radius:${sizes.radius}px;color:var(--primary);font-weight:600;text-decoration:none}
a.shell-line b{color:var(--primary)}
.shell-first,a.shell-first b,.shell-first small{background:var(--primary);color:var(--surface)}
.shell-place{height:20px;margin:20px 14px;border-radius:6px;background:var(--line);opacity:.6}
.shell noscript{display:block;margin:16px 0}
.shell-page .shell-place{height:112px;margin:16px 0;border-radius:${sizes.radius}px}
body[data-page=luar] .shell-drawer,body[data-page=luar] .shell-bar,body[data-page=luar] .shell-place{display:none}
body[data-page=luar] .shell-page{display:grid;place-items:center;min-height:100vh}
@media(max-width:${sizes.drawerBreakpoint - 0.05}px){.shell-drawer{display:none}.shell-bar .shell-brand{display:flex}}
@media(max-width:599.95px){.shell-page{padding:16px}}
`;
