import type { ReactNode } from 'react';
import { neutrals } from '../theme.ts';

interface Placed {
  x: number;
  y: number;
  /** 1 is the drawn size. */
  scale?: number;
}

const at = ({ x, y, scale = 1 }: Placed) => `translate(${x} ${y}) scale(${scale})`;

/** The common ground of every scene. */
export function Canvas({ sky, children }: { sky: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 640 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path fill={sky} d="M0 0h640v560H0z" />
      {children}
    </svg>
  );
}

export function Cloud({ fill, ...place }: Placed & { fill: string }) {
  return (
    <path
      transform={at(place)}
      fill={fill}
      d="M16 40a16 16 0 0 1 2-32A30 30 0 0 1 74-2a22 22 0 0 1 36 12 15 15 0 0 1 2 30z"
    />
  );
}

export function Tree({ crown, trunk, ...place }: Placed & { crown: string; trunk: string }) {
  return (
    <g transform={at(place)}>
      <path fill={trunk} d="M-4 0h8v-46h-8z" />
      <path fill={crown} d="M0-120c24 18 34 40 34 56a34 34 0 0 1-68 0c0-16 10-38 34-56z" />
      <path stroke={trunk} strokeWidth="3" strokeLinecap="round" fill="none" d="M0-30v-58M0-54l14-14M0-42l-14-14" />
    </g>
  );
}

export function Palm({ leaf, trunk, ...place }: Placed & { leaf: string; trunk: string }) {
  return (
    <g transform={at(place)}>
      <path fill={trunk} d="M-7 0C-2-50 2-90 14-136l9 2C12-90 8-50 7 0z" />
      <g fill={leaf} transform="translate(18 -136)">
        <path d="M0 0C22-30 56-30 72-8 48-14 22-12 0 0z" />
        <path d="M0 0C30-12 60 4 66 32 46 12 24 4 0 0z" />
        <path d="M0 0C-22-30-56-30-72-8-48-14-22-12 0 0z" />
        <path d="M0 0c-30-12-60 4-66 32C-46 12-24 4 0 0z" />
        <path d="M0 0C-8-30 4-54 30-60 14-42 6-22 0 0z" />
        <path d="M0 0C8 20 4 40-8 54-10 34-8 16 0 0z" />
      </g>
    </g>
  );
}

/** A petal of the kawung as a place mark. */
export function Pin({ fill, ...place }: Placed & { fill: string }) {
  return (
    <g transform={at(place)}>
      <path fill={fill} d="M0 0c-18-16-24-28-24-40a24 24 0 0 1 48 0c0 12-6 24-24 40z" />
      <circle cy="-40" r="9" fill={neutrals.white} />
    </g>
  );
}

/** The national flag on its pole, foot at the origin. */
export function Flag({ pole, height = 150, ...place }: Placed & { pole: string; height?: number }) {
  return (
    <g transform={at(place)}>
      <path fill={pole} d={`M-3 0h6v${-height}h-6z`} />
      <circle cy={-height - 4} r="6" fill={neutrals.marigold} />
      <g transform={`translate(3 ${-height + 6})`}>
        <path fill={neutrals.red} d="M0 0c26-10 44 10 74 0v25c-30 10-48-10-74 0z" />
        <path fill={neutrals.white} d="M0 25c26-10 44 10 74 0v25c-30 10-48-10-74 0z" />
      </g>
    </g>
  );
}

/** A village house with the steep roof of a joglo, foot at the origin, 160 wide. */
export function Joglo({ roof, wall, dark, ...place }: Placed & { roof: string; wall: string; dark: string }) {
  return (
    <g transform={at(place)}>
      <path fill={wall} d="M-66 0v-52H66V0z" />
      <path fill={dark} d="M-14 0v-40h28V0zM-52-38h22v20h-22zM30-38h22v20H30z" />
      <path fill={roof} d="M-86-48-46-78-30-122h60l16 44 40 30z" />
      <path fill={dark} fillOpacity=".22" d="M-86-48-46-78h92l40 30z" />
      <path fill={dark} d="M-34-126h68v7h-68z" />
    </g>
  );
}

/** Books lying on each other, foot at the origin. */
export function Books({ colors, ...place }: Placed & { colors: readonly string[] }) {
  return (
    <g transform={at(place)}>
      {colors.map((color, index) => (
        <g key={color} transform={`translate(${index % 2 === 0 ? 0 : 8} ${-24 * index})`}>
          <rect x="-58" y="-24" width="116" height="24" rx="4" fill={color} />
          <path fill={neutrals.white} fillOpacity=".85" d="M-48-18h98v12h-98z" />
          <path fill={color} d="M-48-18h14v12h-14z" />
        </g>
      ))}
    </g>
  );
}

/** A potted plant, foot at the origin. */
export function Plant({ leaf, pot, ...place }: Placed & { leaf: string; pot: string }) {
  return (
    <g transform={at(place)}>
      <g fill={leaf}>
        <path d="M0-44c-8-34 4-60 16-74 8 26 2 54-16 74z" />
        <path d="M0-44c-30-8-46-30-50-54 28 6 46 26 50 54z" />
        <path d="M0-44c26-4 44-20 52-42-26 0-46 16-52 42z" />
      </g>
      <path fill={pot} d="M-28-46h56L22 0h-44z" />
    </g>
  );
}
