import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Canvas, Plant } from './shapes.tsx';

const stripes = [0, 1, 2, 3, 4, 5, 6];

/** A stall on its first market day: awning, jars, the order list, the lanterns. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={neutrals.cream}>
      <path fill={p.soft} d="M0 320h60V210h70v60h60V160h80v100h60v-60h80v90h60V180h80v70h90v310H0z" opacity=".7" />
      <path fill={p.tint} d="M0 440h640v120H0z" />
      {/* Lanterns on a string */}
      <path fill="none" stroke={p.deep} strokeWidth="3" d="M0 70c120 60 220 60 320 20s220-30 320 16" />
      <g fill={neutrals.marigold}>
        <circle cx="92" cy="124" r="17" />
        <circle cx="204" cy="138" r="17" />
        <circle cx="440" cy="80" r="17" />
        <circle cx="548" cy="98" r="17" />
      </g>
      <path fill={p.deep} d="M86 102h12v7H86zM198 116h12v7h-12zM434 58h12v7h-12zM542 76h12v7h-12z" />
      {/* The stall */}
      <path fill={p.night} d="M118 196h14v320h-14zM508 196h14v320h-14z" />
      <path fill={p.deep} d="M132 240h376v130H132z" />
      {/* Shelf */}
      <path fill={p.night} d="M150 312h340v8H150z" />
      <g>
        <path fill={neutrals.marigold} d="M170 270h38v42h-38z" />
        <path fill={neutrals.white} d="M174 262h30v8h-30zM176 282h26v16h-26z" />
        <path fill={p.mid} d="M222 262h38v50h-38z" />
        <path fill={neutrals.white} d="M226 254h30v8h-30zM228 278h26v18h-26z" />
        <path fill={neutrals.cream} d="M274 276h44v36h-44z" />
        <path fill={p.accent} d="M278 268h36v8h-36zM286 286h20v14h-20z" />
        <path fill={neutrals.white} d="M334 258c0-8 20-8 20 0v12c8 4 10 10 10 18v24h-40v-24c0-8 2-14 10-18z" />
        <path fill={p.accent} d="M324 284h40v16h-40z" />
        <path fill={p.soft} d="M380 270h38v42h-38z" />
        <path fill={p.night} d="M384 262h30v8h-30z" />
        <path fill={neutrals.marigold} d="M432 256c0-8 20-8 20 0v14c8 4 10 10 10 18v24h-40v-24c0-8 2-14 10-18z" />
        <path fill={neutrals.white} d="M422 286h40v14h-40z" />
      </g>
      {/* Awning */}
      {stripes.map(index => (
        <path
          key={index}
          transform={`translate(${93 + index * 65} 0)`}
          fill={index % 2 === 0 ? p.accent : neutrals.white}
          d="M8 150h49l8 66a32.500 32.500 0 0 1-65 0z"
        />
      ))}
      <path fill={p.night} d="M98 138h444a4 4 0 0 1 4 4v12H94v-12a4 4 0 0 1 4-4z" />
      {/* Counter */}
      <path fill={p.accent} d="M104 386h432v130H104z" />
      <path fill={p.night} d="M92 366h456v24H92z" />
      <g fill="none" stroke={p.soft} strokeWidth="4">
        <path d="M320 406c22 14 22 76 0 90-22-14-22-76 0-90zM275 451c14-22 76-22 90 0-14 22-76 22-90 0z" />
        <path d="M190 406c22 14 22 76 0 90-22-14-22-76 0-90zM145 451c14-22 76-22 90 0-14 22-76 22-90 0zM450 406c22 14 22 76 0 90-22-14-22-76 0-90zM405 451c14-22 76-22 90 0-14 22-76 22-90 0z" />
      </g>
      {/* On the counter: parcel, scales of growth */}
      <path fill={neutrals.cream} d="M140 322h76v44h-76z" />
      <path fill={neutrals.marigold} d="M170 322h16v44h-16z" />
      <path fill={neutrals.white} d="M400 330h90v36h-90z" />
      <path
        fill="none"
        stroke={p.accent}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m412 356 20-12 16 6 28-16"
      />
      <path fill={p.night} d="M0 516h640v44H0z" />
      <Plant x={54} y={520} scale={1.1} leaf={p.deep} pot={neutrals.marigold} />
      <Plant x={590} y={520} scale={1.1} leaf={p.deep} pot={neutrals.marigold} />
    </Canvas>
  );
}
