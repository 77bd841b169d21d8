import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Books, Canvas, Plant } from './shapes.tsx';

const flags = [neutrals.marigold, neutrals.white, neutrals.red] as const;

/** A classroom before the bell: letters and sums on the board, the reading corner, paper flags. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={neutrals.cream}>
      <path fill={p.soft} d="M0 0h640v54c-110 40-210 40-320 0S110 14 0 54z" opacity=".7" />
      {/* Paper flags */}
      <path fill="none" stroke={p.deep} strokeWidth="3" d="M0 40c120 52 220 52 320 18s220-26 320 18" />
      {[30, 90, 150, 210, 270, 330, 390, 450, 510, 570].map((x, index) => (
        <path
          key={x}
          fill={index % 4 === 3 ? p.accent : flags[index % 3]}
          transform={`translate(${x} ${[51, 70, 79, 78, 70, 55, 45, 42, 45, 53][index]})`}
          d="M0 0h34L17 34z"
        />
      ))}
      {/* The board */}
      <rect x="112" y="120" width="416" height="238" rx="10" fill={p.night} />
      <rect x="126" y="134" width="388" height="210" rx="4" fill={p.deep} />
      <g fill="none" stroke={neutrals.white} strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
        <path d="m164 228 24-64 24 64M173 208h30M240 166v62h20a17 17 0 0 0 4-33 15 15 0 0 0-6-29zM240 196h20M336 178a27 27 0 1 0 0 38" />
      </g>
      <path
        fill="none"
        stroke={neutrals.marigold}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M388 180a14 14 0 1 1 24 10l-26 34h32M440 204h26M453 191v26M486 176v48M486 176l-8 8"
      />
      <g fill="none" stroke={p.mid} strokeWidth="5" strokeLinecap="round">
        <path d="M164 270h150M164 296h110M164 322h130" />
      </g>
      <circle cx="420" cy="294" r="34" fill="none" stroke={p.mid} strokeWidth="5" />
      <path fill={neutrals.marigold} d="M420 294v-34a34 34 0 0 1 30 50z" />
      <path fill={neutrals.cream} d="M200 344h74v8h-74z" />
      {/* Floor and teacher's table */}
      <path fill={p.mid} d="M0 430h640v130H0z" />
      <path fill={p.accent} d="M0 430h640v14H0z" />
      <path fill={p.night} d="M300 440h14v110h-14zM566 440h14v110h-14z" />
      <path fill={p.deep} d="M280 424h320v24H280z" />
      <Books x={520} y={424} scale={0.9} colors={[p.accent, neutrals.marigold, neutrals.red]} />
      <g>
        <circle cx="372" cy="374" r="46" fill={p.accent} />
        <path
          fill={p.soft}
          d="M340 348c20-14 40-8 40 8s-18 12-22 26-22 2-24-12 0-18 6-22zM392 380c16-8 22 2 18 16s-20 18-24 8 0-20 6-24z"
        />
        <path
          fill="none"
          stroke={neutrals.marigold}
          strokeWidth="6"
          strokeLinecap="round"
          d="M336 336a52 52 0 0 0 36 90M372 420v4M348 424h48"
        />
      </g>
      {/* Reading corner */}
      <path fill={neutrals.white} d="M40 372h170v188H40z" />
      <path fill={p.soft} d="M52 384h146v72H52zM52 468h146v80H52z" />
      <g>
        <path fill={p.accent} d="M60 402h16v54H60z" />
        <path fill={neutrals.marigold} d="M78 394h18v62H78z" />
        <path fill={neutrals.red} d="M98 408h14v48H98z" />
        <path fill={p.deep} d="m118 456 16-58 16 4-16 58zM164 400h22v56h-22z" />
        <path fill={p.deep} d="M60 486h20v62H60zM114 480h16v68h-16z" />
        <path fill={neutrals.marigold} d="M132 492h20v56h-20z" />
        <path fill={p.accent} d="M82 478h14v70H82zM98 494h14v54H98zM168 484h18v64h-18z" />
      </g>
      <Plant x={106} y={374} scale={0.8} leaf={p.accent} pot={neutrals.marigold} />
    </Canvas>
  );
}
