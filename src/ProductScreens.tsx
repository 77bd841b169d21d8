import { type ComponentType, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type AreaName, everyArea } from './areas/index.ts';
import { areasFor, registryOf } from './openAreas.ts';
import { lazyScreen } from './platform/common/lazyScreen.ts';
import { useAuthState } from './platform/providers/session.ts';
import { Screens } from './Screens.tsx';

const pieces = new Map<string, ComponentType>();

const wholeRegistry = () => registryOf(everyArea);

/** Every screen of some areas; made once. */
function screensOf(names: readonly AreaName[]): ComponentType {
  const key = names.toSorted().join(' ');
  const known = pieces.get(key);
  if (known) return known;
  const piece = lazyScreen(async () => {
    const registry = await registryOf(names);
    return { default: () => <Screens registry={registry} whole={wholeRegistry} /> };
  });
  pieces.set(key, piece);
  return piece;
}

/** Every screen of the product. Areas arrive when one of their screens is opened, and stay. */
export default function ProductScreens() {
  const { pathname } = useLocation();
  const { user } = useAuthState();
  const [open, setOpen] = useState<readonly AreaName[]>([]);
  // The account is known a moment later.
  const missing = user ? areasFor(pathname, user?.role.dasar).filter(name => !open.includes(name)) : [];
  if (missing.length > 0) setOpen([...open, ...missing]);
  const Piece = screensOf(open);
  return !user || missing.length > 0 ? null : <Piece />;
}
