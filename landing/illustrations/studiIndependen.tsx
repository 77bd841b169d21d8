import { neutrals } from '../theme.ts';
import type { SceneProps } from './scene.ts';
import { Books, Canvas, Plant } from './shapes.tsx';

/** A desk at night: the lamp, the open project, ideas joined to a constellation outside. */
export function Scene({ palette: p }: SceneProps) {
  return (
    <Canvas sky={p.deep}>
      {/* Window with the night sky */}
      <path fill={p.night} d="M104 390V226a216 190 0 0 1 432 0v164z" />
      <g fill={neutrals.white} opacity=".8">
        <circle cx="160" cy="240" r="3" />
        <circle cx="196" cy="150" r="3" />
        <circle cx="300" cy="74" r="3" />
        <circle cx="440" cy="96" r="3" />
        <circle cx="506" cy="250" r="3" />
        <circle cx="250" cy="300" r="3" />
        <circle cx="140" cy="310" r="2" />
        <circle cx="410" cy="330" r="3" />
      </g>
      {/* The constellation: a kawung figure */}
      <g fill="none" stroke={p.mid} strokeWidth="3">
        <path d="M320 190c-40-40-40-70 0-100 40 30 40 60 0 100zM320 190c40-40 70-40 100 0-30 40-60 40-100 0zM320 190c40 40 40 70 0 100-40-30-40-60 0-100zM320 190c-40 40-70 40-100 0 30-40 60-40 100 0z" />
      </g>
      <g fill={neutrals.marigold}>
        <circle cx="320" cy="90" r="8" />
        <circle cx="420" cy="190" r="8" />
        <circle cx="320" cy="290" r="8" />
        <circle cx="220" cy="190" r="8" />
        <circle cx="320" cy="190" r="12" />
      </g>
      <g fill={neutrals.cream}>
        <circle cx="290" cy="134" r="4" />
        <circle cx="350" cy="134" r="4" />
        <circle cx="376" cy="160" r="4" />
        <circle cx="376" cy="220" r="4" />
        <circle cx="264" cy="160" r="4" />
        <circle cx="264" cy="220" r="4" />
      </g>
      <path fill="none" stroke={p.accent} strokeWidth="14" d="M104 396V226a216 190 0 0 1 432 0v170" />
      {/* The desk */}
      <path fill={neutrals.cream} d="M0 436h640v124H0z" />
      <path fill={neutrals.marigold} d="M0 436h640v10H0z" />
      {/* Lamp and its light */}
      <path fill={neutrals.marigold} fillOpacity=".16" d="m512 214 96 222H376l76-196z" />
      <path
        fill="none"
        stroke={p.soft}
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M584 430V300l-74-100"
      />
      <path fill={p.soft} d="M552 424h64a10 10 0 0 1 10 12h-84a10 10 0 0 1 10-12z" />
      <path fill={neutrals.marigold} d="M470 176c26-18 54-8 62 16l-92 58c-14-24-2-56 30-74z" />
      <circle cx="584" cy="300" r="10" fill={neutrals.marigold} />
      {/* Monitor */}
      <rect x="196" y="286" width="196" height="130" rx="10" fill={p.soft} />
      <rect x="206" y="296" width="176" height="110" rx="4" fill={p.night} />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path stroke={neutrals.marigold} d="M222 316h34M236 350h26" />
        <path stroke={p.mid} d="M266 316h48M236 333h60M272 350h50M236 367h32M222 384h56" />
        <path stroke={neutrals.white} d="M306 333h30M278 367h24" />
      </g>
      <path fill={p.mid} d="M276 416h36v20h-36zM250 430h88v10h-88z" />
      <Books x={116} y={438} scale={0.95} colors={[p.accent, p.mid, neutrals.red]} />
      <Plant x={116} y={366} scale={0.74} leaf={p.mid} pot={neutrals.marigold} />
      {/* The open notebook */}
      <path
        fill={neutrals.white}
        d="M392 478c40-16 70-14 98 4 28-18 58-20 98-4l12 60c-44-16-80-12-110 4-30-16-66-20-110-4z"
      />
      <path
        fill="none"
        stroke={p.soft}
        strokeWidth="4"
        strokeLinecap="round"
        d="M404 496c26-8 48-8 72 2M402 512c26-8 50-8 74 2M506 496c24-10 46-10 72-2M506 512c24-10 48-10 74-2"
      />
      <path fill={p.accent} d="m240 492 96-18 3 12-96 18-14-3z" />
      <path fill={neutrals.marigold} d="m336 474 12-2 3 12-12 2z" />
    </Canvas>
  );
}
