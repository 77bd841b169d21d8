import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Canvas, Cloud, Joglo, Palm, Tree } from './shapes.tsx';

/** Morning over the terraces: the village hall, the water channel, the group's board. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={neutrals.cream}>
      <circle cx="220" cy="172" r="66" fill={neutrals.marigold} />
      <Cloud x={360} y={84} scale={1.2} fill={neutrals.white} />
      <path fill={p.soft} d="M60 320 300 96c14-12 30-12 44 0l252 224z" />
      <path fill={neutrals.white} d="M256 138 300 96c14-12 30-12 44 0l48 44-30 16-24-18-22 22-22-18-18 16z" />
      <path fill={p.mid} d="M0 300c100-50 180-30 280-8s240-34 360-22v290H0z" />
      <Palm x={70} y={330} scale={1.1} leaf={p.accent} trunk={p.deep} />
      <Palm x={130} y={322} scale={0.8} leaf={p.deep} trunk={p.night} />
      <Joglo x={300} y={334} scale={1.25} roof={p.night} wall={neutrals.cream} dark={p.deep} />
      <Joglo x={492} y={318} scale={0.8} roof={neutrals.red} wall={neutrals.white} dark={p.night} />
      <Tree x={414} y={330} scale={0.8} crown={p.accent} trunk={p.night} />
      <Tree x={586} y={320} scale={1} crown={p.accent} trunk={p.night} />
      {/* Rice terraces, each with its edge of water */}
      <path fill={p.accent} d="M0 352c140-34 250-22 360-8s200-6 280-26v242H0z" />
      <path fill={p.soft} d="M0 376c150-28 240-14 350 0s210-4 290-24v16c-90 22-190 36-300 22S150 366 0 394z" />
      <path fill={p.deep} d="M0 394c150-28 230-18 340-4s210 0 300-22v192H0z" />
      <path fill={p.mid} d="M0 424c130-24 240-16 330 0s230 6 310-18v18c-90 24-210 34-310 18S130 418 0 442z" />
      <path fill={p.accent} d="M0 442c130-24 230-16 330 0s220 6 310-18v136H0z" />
      <path fill={p.soft} d="M0 478c130-22 240-16 330-2s230 2 310-20v18c-90 24-220 34-310 20S130 474 0 498z" />
      <path fill={p.deep} d="M0 498c130-22 240-18 330-4s220 4 310-20v86H0z" />
      <g stroke={neutrals.marigold} strokeWidth="4" strokeLinecap="round">
        <path
          d="M40 464v-16M70 460v-16M100 457v-16M130 455v-16M430 462v-16M460 461v-16M490 458v-16M520 455v-16M550 451v-16"
          opacity=".85"
        />
        <path d="M60 530v-18M100 526v-18M140 524v-18M180 522v-18M440 528v-18M480 528v-18M520 525v-18M560 521v-18" />
      </g>
      {/* The group's board */}
      <path fill={p.night} d="M262 540v-86h8v86zM366 540v-86h8v86z" />
      <rect x="232" y="400" width="172" height="84" rx="8" fill={neutrals.white} />
      <path fill={neutrals.marigold} d="M232 408a8 8 0 0 1 8-8h156a8 8 0 0 1 8 8v14H232z" />
      <path fill={p.accent} d="M318 474s-28-16-28-34a15 15 0 0 1 28-8 15 15 0 0 1 28 8c0 18-28 34-28 34z" />
    </Canvas>
  );
}
