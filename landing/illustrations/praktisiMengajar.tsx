import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Canvas } from './shapes.tsx';

interface SpeakerProps {
  x: number;
  coat: string;
  hair: string;
  flip?: boolean;
}

function Speaker({ x, coat, hair, flip = false }: SpeakerProps) {
  return (
    <g transform={`translate(${x} 392) scale(${flip ? -1 : 1} 1)`}>
      <path fill={coat} d="M-40 60V-6a40 36 0 0 1 80 0v66z" />
      <path fill={coat} d="M26-30c22-6 44-30 52-54l14 6C84-44 62-12 32 0z" />
      <circle cx="86" cy="-88" r="10" fill="#B97A4B" />
      <path fill="#B97A4B" d="M-10-60h20v24a10 10 0 0 1-20 0z" />
      <circle cy="-76" r="28" fill="#C98B5A" />
      <path fill={hair} d="M-30-72a30 30 0 0 1 58-16c-14 2-26-2-34-8-2 14-10 22-24 24z" />
      <path fill={neutrals.white} d="m-10-40 10 16 10-16 6 4-16 30-16-30z" />
    </g>
  );
}

/** Two teachers before one class: the lecturer and the practitioner with a case on the screen. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={p.tint}>
      <path fill={p.soft} d="M0 0h640v410H0z" />
      <path fill={p.tint} d="M60 0h60l-30 410H0zM520 0h60l60 410h-90z" opacity=".7" />
      {/* The screen */}
      <rect x="130" y="48" width="380" height="240" rx="12" fill={p.night} />
      <rect x="142" y="60" width="356" height="216" rx="5" fill={neutrals.white} />
      <g fill="none" stroke={p.mid} strokeWidth="5" strokeLinecap="round">
        <path d="M232 132h58M350 132h58M320 160v38" />
      </g>
      <rect x="172" y="104" width="62" height="56" rx="10" fill={p.accent} />
      <rect x="290" y="104" width="62" height="56" rx="28" fill={neutrals.marigold} />
      <rect x="408" y="104" width="62" height="56" rx="10" fill={p.accent} />
      <path fill={p.soft} d="M264 200h112v44H264z" />
      <path fill={p.accent} d="M276 232v-14h14v14zm22 0v-22h14v22zm22 0v-18h14v18zm22 0v-26h14v26z" />
      <path fill={p.soft} d="M172 176h62v7h-62zm0 16h44v7h-44zM408 176h62v7h-62zm0 16h44v7h-44z" />
      {/* What each brings */}
      <g transform="translate(44 150)">
        <path
          fill={neutrals.white}
          d="M0 14A14 14 0 0 1 14 0h62a14 14 0 0 1 14 14v42a14 14 0 0 1-14 14H58L44 90 40 70H14A14 14 0 0 1 0 56z"
        />
        <path fill={p.accent} d="m45 18-30 13 30 13 30-13zM28 42v9c9 7 25 7 34 0v-9l-17 7z" />
      </g>
      <g transform="translate(506 150)">
        <path
          fill={neutrals.white}
          d="M0 14A14 14 0 0 1 14 0h62a14 14 0 0 1 14 14v42a14 14 0 0 1-14 14H50L46 90 32 70H14A14 14 0 0 1 0 56z"
        />
        <path
          fill={neutrals.marigold}
          d="M20 26h50a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z"
        />
        <path fill="none" stroke={p.deep} strokeWidth="4" d="M36 26v-7a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v7M16 40h58" />
      </g>
      <Speaker x={160} coat={p.accent} hair={p.night} />
      <Speaker x={480} coat={p.deep} hair={neutrals.ink} flip />
      <path fill={p.deep} d="M0 440h640v120H0z" />
      <path fill={p.night} d="M104 402h112l-10 68h-92zM424 402h112l-10 68h-92z" />
      <path fill={neutrals.marigold} d="M100 396h120v10H100zM420 396h120v10H420z" />
      {/* The class */}
      <g fill={p.accent}>
        <path d="M40 560v-30a34 34 0 0 1 68 0v30zM196 560v-30a34 34 0 0 1 68 0v30zM376 560v-30a34 34 0 0 1 68 0v30zM532 560v-30a34 34 0 0 1 68 0v30z" />
      </g>
      <g fill={p.night}>
        <circle cx="74" cy="480" r="25" />
        <circle cx="230" cy="480" r="25" />
        <circle cx="410" cy="480" r="25" />
        <circle cx="566" cy="480" r="25" />
      </g>
      <path fill={neutrals.cream} d="M200 478a30 32 0 0 1 60 0c4 30 8 40 4 54h-68c-4-14 0-24 4-54z" />
      <path fill={p.mid} d="M282 560v-36a38 38 0 0 1 76 0v36z" />
      <circle cx="320" cy="466" r="27" fill={neutrals.ink} />
    </Canvas>
  );
}
