import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Canvas, Cloud, Plant } from './shapes.tsx';

/** A desk on the first morning: the city behind the window, the badge on its hook. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={p.soft}>
      {/* Window with the city */}
      <rect x="96" y="56" width="448" height="312" rx="14" fill={neutrals.cream} />
      <circle cx="434" cy="142" r="46" fill={neutrals.marigold} />
      <Cloud x={150} y={110} scale={0.9} fill={neutrals.white} />
      <path
        fill={p.mid}
        d="M96 368V252h54v-46h62v90h40v-120l36-26 36 26v154h34V228h64v60h46v-74h76v154z"
        opacity=".6"
      />
      <path fill={p.accent} d="M128 368V280h70v88zM218 368V214h70v154zM346 368v-96h62v96zM424 368V236h76v132z" />
      <g fill={neutrals.cream}>
        <path d="M232 230h12v14h-12zm28 0h12v14h-12zm-28 30h12v14h-12zm28 30h12v14h-12zm-28 30h12v14h-12zM440 252h12v14h-12zm28 0h12v14h-12zm0 30h12v14h-12zm-28 30h12v14h-12zM142 296h12v14h-12zm28 26h12v14h-12zM358 288h12v14h-12zm24 26h12v14h-12z" />
      </g>
      <path
        fill="none"
        stroke={neutrals.white}
        strokeWidth="14"
        d="M96 70a14 14 0 0 1 14-14h420a14 14 0 0 1 14 14v298H96zM320 56v312"
      />
      {/* The badge */}
      <path fill="none" stroke={p.night} strokeWidth="5" d="M582 40v22l-28 92M582 62l18 92" />
      <rect x="536" y="150" width="78" height="104" rx="10" fill={neutrals.white} />
      <path fill={p.accent} d="M536 178v-18a10 10 0 0 1 10-10h58a10 10 0 0 1 10 10v18z" />
      <circle cx="575" cy="200" r="14" fill={p.mid} />
      <path fill={p.mid} d="M551 232c2-14 12-18 24-18s22 4 24 18z" />
      <path fill={p.soft} d="M555 239h40v6h-40z" />
      {/* The desk */}
      <path fill={p.deep} d="M0 440h640v120H0z" />
      <path fill={p.night} d="M0 440h640v18H0z" />
      {/* Laptop */}
      <rect x="190" y="262" width="260" height="176" rx="14" fill={p.night} />
      <rect x="204" y="276" width="232" height="148" rx="6" fill={neutrals.white} />
      <path fill={p.tint} d="M204 282a6 6 0 0 1 6-6h46v148h-46a6 6 0 0 1-6-6z" />
      <path fill={p.soft} d="M214 292h32v8h-32zm0 20h24v6h-24zm0 16h28v6h-28zm0 16h20v6h-20z" />
      <path fill={p.mid} d="M276 396v-36h20v36zm32 0v-54h20v54zm32 0v-44h20v44z" />
      <path fill={neutrals.marigold} d="M372 396v-82h20v82z" />
      <path
        fill="none"
        stroke={p.accent}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m276 338 42-20 32 10 58-30"
      />
      <path fill={p.soft} d="M270 402h150v4H270z" />
      <path fill={p.mid} d="M162 438h316l14 14a8 8 0 0 1-6 14H154a8 8 0 0 1-6-14z" />
      {/* Cup, notes, plant */}
      <path fill={neutrals.white} d="M508 404h56v34a22 22 0 0 1-22 22h-12a22 22 0 0 1-22-22z" />
      <path fill="none" stroke={neutrals.white} strokeWidth="8" d="M562 414h8a12 12 0 0 1 0 26h-8" />
      <path
        fill="none"
        stroke={neutrals.white}
        strokeWidth="4"
        strokeLinecap="round"
        d="M524 392c-6-10 6-14 0-26M546 392c-6-10 6-14 0-26"
      />
      <Plant x={98} y={462} scale={1.15} leaf={p.accent} pot={neutrals.marigold} />
      <path fill={neutrals.cream} d="m508 492 84-10 8 44-88 10z" />
      <path fill="none" stroke={p.mid} strokeWidth="4" strokeLinecap="round" d="m520 502 56-7M523 514l40-5" />
    </Canvas>
  );
}
