import { programs } from '../content/programs.ts';
import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Canvas, Cloud, Flag, Joglo, Palm, Pin, Tree } from './shapes.tsx';

const places = [
  [352, 486],
  [250, 446],
  [372, 418],
  [452, 376],
  [330, 352],
  [236, 330],
  [322, 300],
  [388, 284],
] as const;

/** A book whose page becomes the road into the land, with the eight programmes along it. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={neutrals.cream}>
      <circle cx="424" cy="150" r="74" fill={neutrals.marigold} />
      <Cloud x={130} y={96} scale={1.1} fill={neutrals.white} />
      <Cloud x={488} y={74} scale={0.8} fill={neutrals.white} />
      <path fill={p.soft} d="M0 286 128 150l74 76 66-92 118 142 92-94 162 128v260H0z" />
      <path fill={p.mid} d="m268 134 44 53-26 6-20-14-28 20-14-8zM128 150l40 41-22 8-20-14-28 16-12-8z" opacity=".55" />
      <path fill={p.mid} d="M0 300c120-44 220-20 320-14s220-44 320-10v284H0z" />
      {/* The town */}
      <g fill={p.accent}>
        <path d="M496 288v-92h38v92zM540 288V160h46v128zM592 288v-74h48v74z" />
      </g>
      <g fill={neutrals.cream}>
        <path d="M504 208h9v12h-9zm14 0h9v12h-9zm-14 24h9v12h-9zm14 0h9v12h-9zm-14 24h9v12h-9zM550 176h9v12h-9zm16 0h9v12h-9zm-16 24h9v12h-9zm16 24h9v12h-9zm-16 24h9v12h-9zM602 228h9v12h-9zm16 0h9v12h-9zm0 24h9v12h-9z" />
      </g>
      <path fill={p.accent} d="M0 350c90-50 190-52 300-26s230 10 340-30v266H0z" />
      <Joglo x={92} y={338} scale={0.72} roof={p.night} wall={neutrals.cream} dark={p.deep} />
      <Palm x={166} y={336} scale={0.72} leaf={p.deep} trunk={p.night} />
      <Palm x={24} y={352} scale={0.62} leaf={p.deep} trunk={p.night} />
      <path fill={p.deep} d="M0 424c110-46 200-40 300-18s240 18 340-40v194H0z" />
      {/* Terraces */}
      <g fill="none" stroke={p.mid} strokeWidth="3" strokeLinecap="round" opacity=".5">
        <path d="M20 440c70-30 130-32 184-24M10 466c60-28 110-34 166-28M468 430c60 0 110-20 160-44M500 456c50-4 90-18 130-38M20 492c40-20 80-28 120-26" />
      </g>
      <Tree x={604} y={428} scale={0.86} crown={p.mid} trunk={p.night} />
      <Tree x={476} y={418} scale={0.6} crown={p.soft} trunk={p.night} />
      <Flag x={516} y={404} height={130} scale={0.8} pole={neutrals.cream} />
      {/* The road out of the book */}
      <path
        fill={neutrals.cream}
        d="M292 520c30-40-70-56-72-84s110-22 196-44 58-42 6-56-184-6-190-22 84-12 120-26c-20 14-58 20-58 26s128-6 176 22 22 66-70 86-124 20-116 40 78 30 68 60z"
      />
      {programs.map((program, index) => {
        const [x, y] = places[index] ?? [0, 0];
        return <Pin key={program.code} x={x} y={y} scale={0.4 + y / 900} fill={program.accent} />;
      })}
      {/* The book */}
      <path fill={p.night} d="M84 560V516c80-20 170-18 236 10 66-28 156-30 236-10v44z" />
      <path fill={neutrals.white} d="M104 560v-50c80-20 150-14 216 12v38zM536 560v-50c-80-20-150-14-216 12v38z" />
      <path
        fill="none"
        stroke={p.soft}
        strokeWidth="4"
        strokeLinecap="round"
        d="M134 528c50-8 100-4 150 10M134 546c50-8 90-6 120 2M506 528c-50-8-100-4-150 10M506 546c-50-8-90-6-120 2"
      />
    </Canvas>
  );
}
