import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Canvas, Cloud, Palm } from './shapes.tsx';

/** A kite that has slipped its string. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={p.soft}>
      <Cloud x={90} y={150} scale={1.2} fill={neutrals.white} />
      <Cloud x={430} y={96} scale={0.9} fill={neutrals.white} />
      <Cloud x={470} y={300} scale={0.7} fill={neutrals.white} />
      <g transform="translate(350 190) rotate(24)">
        <path fill={neutrals.marigold} d="M0-110 84 0 0 140-84 0z" />
        <path fill={neutrals.red} d="M0-110 84 0H0z" />
        <path fill={p.accent} d="M-84 0H0v140z" />
        <path fill="none" stroke={neutrals.white} strokeWidth="5" d="M0-110v250M-84 0H84" />
        <path
          fill="none"
          stroke={p.deep}
          strokeWidth="4"
          strokeLinecap="round"
          d="M0 140c40 30-30 60 10 90s-20 50 0 74"
        />
        <path fill={neutrals.red} d="m-6 168 26-12v26zM26 206l26-14v28zM-10 244l-26-12v26z" />
      </g>
      <path fill={p.mid} d="M0 430c120-50 220-50 320-14s220 20 320-30v174H0z" />
      <Palm x={96} y={420} scale={0.9} leaf={p.deep} trunk={p.night} />
      <Palm x={150} y={416} scale={0.66} leaf={p.deep} trunk={p.night} />
      <path fill={p.accent} d="M0 490c130-50 240-44 340-14s210 14 300-30v114H0z" />
      <path fill={p.deep} d="M0 536c150-40 250-34 350-14s200 12 290-16v54H0z" />
    </Canvas>
  );
}
