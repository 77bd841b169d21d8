import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Canvas, Cloud, Palm, Pin } from './shapes.tsx';

/** The archipelago as a table map: routes between campuses, a boat under way, the packed case. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={p.soft}>
      {/* Sea */}
      <g fill="none" stroke={neutrals.white} strokeWidth="4" strokeLinecap="round" opacity=".8">
        <path d="M60 96q12-10 24 0t24 0M512 66q12-10 24 0t24 0M372 130q12-10 24 0t24 0M100 330q12-10 24 0t24 0M330 400q12-10 24 0t24 0M560 300q12-10 24 0t24 0M262 60q12-10 24 0t24 0M520 430q12-10 24 0t24 0" />
      </g>
      {/* Islands */}
      <g fill={p.mid}>
        <path d="M40 176c40-40 84-6 122 22s76 40 88 78-34 46-66 22-84-22-112-54-48-52-32-68z" />
        <path d="M300 190c-8-46 44-76 92-62s76 60 46 104-58 58-92 44-42-52-46-86z" />
        <path d="M486 178c20-30 48-22 56 4s34 12 46 34-8 34-30 26-26 40-46 30-6-40-22-50-20-24-4-44z" />
        <path d="M190 372c50-18 108-4 156 4s70 26 54 40-92 4-138-4-112-24-72-40z" />
      </g>
      <g fill={neutrals.cream}>
        <path d="M54 186c34-30 68-4 102 22s68 38 78 66-24 32-52 12-80-24-104-50-36-40-24-50z" />
        <path d="M314 194c-6-38 36-62 76-50s62 48 38 84-48 46-76 36-34-42-38-70z" />
        <path d="M496 188c14-20 32-14 38 8s32 14 42 30-6 22-22 16-28 38-40 32-4-36-18-48-12-24 0-38z" />
        <path d="M206 380c44-14 96-2 140 6s56 18 44 26-80 2-120-6-96-16-64-26z" />
      </g>
      {/* Routes */}
      <g fill="none" stroke={p.accent} strokeWidth="5" strokeLinecap="round" strokeDasharray="2 13">
        <path d="M138 220C200 120 300 110 366 186M376 190c40-70 110-60 150 10M140 232c10 80 60 120 140 152M300 392c30-40 60-100 72-190" />
      </g>
      <Palm x={96} y={214} scale={0.42} leaf={p.accent} trunk={p.deep} />
      <Palm x={420} y={186} scale={0.42} leaf={p.accent} trunk={p.deep} />
      <Pin x={140} y={236} scale={0.9} fill={p.accent} />
      <Pin x={376} y={206} scale={1.15} fill={neutrals.marigold} />
      <Pin x={532} y={212} scale={0.9} fill={p.accent} />
      <Pin x={290} y={398} scale={0.9} fill={p.accent} />
      {/* Boat */}
      <g transform="translate(470 352)">
        <path fill={p.night} d="M-54 0H54C46 24 32 32 8 32h-16c-24 0-38-8-46-32z" />
        <path fill={neutrals.white} d="M-2-90V-8h-46z" />
        <path fill={neutrals.marigold} d="M6-104c26 30 38 60 38 96H6z" />
        <path fill={p.night} d="M-2-108h6v108h-6z" />
      </g>
      <Cloud x={190} y={92} scale={0.9} fill={neutrals.white} />
      {/* The case */}
      <path fill={p.deep} d="M0 486h640v74H0z" />
      <path fill="none" stroke={p.night} strokeWidth="12" d="M138 420v-22a12 12 0 0 1 12-12h60a12 12 0 0 1 12 12v22" />
      <rect x="76" y="414" width="208" height="130" rx="16" fill={p.accent} />
      <path fill={p.night} d="M108 414h16v130h-16zM236 414h16v130h-16z" />
      <circle cx="180" cy="462" r="24" fill={neutrals.marigold} />
      <path fill={neutrals.white} d="m180 446 5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
      <path fill={neutrals.cream} d="m140 500 70-8 4 30-70 8z" />
      <path fill="none" stroke={p.accent} strokeWidth="4" strokeLinecap="round" d="m152 508 44-5M153 519l28-3" />
      {/* Passport and ticket */}
      <path fill={neutrals.white} d="m372 470 110-18 12 70-110 18z" />
      <path fill={neutrals.marigold} d="m372 470 34-6 12 70-34 6z" />
      <path
        fill="none"
        stroke={p.mid}
        strokeWidth="5"
        strokeLinecap="round"
        d="m422 476 46-8M425 492l30-5M428 508l46-8"
      />
    </Canvas>
  );
}
