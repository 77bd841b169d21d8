import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { useSyncExternalStore } from 'react';
import { slowLine } from '../look/font.ts';
import { whenIdle } from './whenIdle.ts';

type Icons = typeof import('./icons.ts');

let known: Icons | undefined;
let asked = false;
const drawn = new Set<() => void>();

/** A hundred drawings are a tenth of the first screen's code: they come after it. */
function subscribe(draw: () => void): () => void {
  drawn.add(draw);
  if (!asked) {
    asked = true;
    if (slowLine()) whenIdle(fetchIcons);
    else fetchIcons().catch(() => undefined);
  }
  return () => drawn.delete(draw);
}

async function fetchIcons(): Promise<void> {
  try {
    known = await import('./icons.ts');
  } catch (error) {
    asked = false;
    throw error;
  }
  for (const draw of drawn) draw();
}

const current = () => known;

type Props = Omit<SvgIconProps, 'name'> & { name: string | null | undefined };

/** The icon that a screen or menu entry names (`icons.ts`); its place stands from the first moment. */
export function NamedIcon({ name, ...look }: Props) {
  const icons = useSyncExternalStore(subscribe, current);
  const Icon = icons?.iconOf(name) ?? SvgIcon;
  return <Icon {...look} />;
}
