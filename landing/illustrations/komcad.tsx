import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Canvas, Cloud, Flag, Tree } from './shapes.tsx';

/** Dawn above the training camp: ridges, tents, the flag on the summit. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={neutrals.cream}>
      <circle cx="320" cy="236" r="176" fill={neutrals.marigold} fillOpacity=".2" />
      <circle cx="320" cy="236" r="96" fill={neutrals.marigold} />
      <Cloud x={70} y={110} fill={neutrals.white} />
      <Cloud x={470} y={142} scale={0.9} fill={neutrals.white} />
      <path fill={p.soft} d="M0 330 90 240l80 66 90-96 70 84 84-70 96 76 60-54 70 60v254H0z" />
      <path fill={p.mid} d="M0 392 130 292l58 40L330 190l122 128 66-36 122 98v180H0z" />
      <path fill={neutrals.white} fillOpacity=".7" d="m330 190 58 61-26 4-22-20-24 26-16-16-26 4z" />
      <Flag x={330} y={196} height={120} scale={1} pole={p.night} />
      <path fill={p.accent} d="M0 430c90-60 180-70 290-40s240 10 350-40v210H0z" />
      <path
        fill="none"
        stroke={neutrals.cream}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="3 15"
        d="M300 476c60-26 96-40 80-66s-70-22-66-56 40-44 26-78"
      />
      <Tree x={60} y={440} scale={1.1} crown={p.deep} trunk={p.night} />
      <Tree x={112} y={428} scale={0.8} crown={p.deep} trunk={p.night} />
      <Tree x={566} y={410} scale={1.05} crown={p.deep} trunk={p.night} />
      <Tree x={614} y={402} scale={0.8} crown={p.deep} trunk={p.night} />
      <path fill={p.deep} d="M0 490c120-50 220-56 330-34s220 4 310-40v144H0z" />
      {/* Tents */}
      <path fill={neutrals.cream} d="m190 404 96 106H94z" />
      <path fill={p.soft} d="m190 404 96 106h-60z" />
      <path fill={p.night} d="m190 436 26 74h-52z" />
      <path fill={p.mid} d="m456 388 104 114H352z" />
      <path fill={p.accent} d="m456 388 104 114h-66z" />
      <path fill={p.night} d="m456 424 28 78h-56z" />
      <path fill={p.night} d="M0 530c120-26 220-34 330-20s220 0 310-26v76H0z" />
      {/* Fire and the packed bag */}
      <path fill={neutrals.marigold} d="M322 500c-22-12-20-34-4-50 2 12 8 14 12 8 16 14 14 36-8 42z" />
      <path fill={neutrals.red} d="M322 500c-12-6-10-20 0-28 10 8 12 22 0 28z" />
      <path
        fill="none"
        stroke={neutrals.cream}
        strokeWidth="7"
        strokeLinecap="round"
        d="m294 504 56 10M350 504l-56 10"
      />
    </Canvas>
  );
}
