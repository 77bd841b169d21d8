import { type ComponentProps, useEffect, useState } from 'react';
import { broughtParts, dropFirstScreen } from './broughtScreen.ts';
import { Loading } from './Loading.tsx';

/**
 * The place of a first screen whose data is on its way: what the page brought along of it, else a grey one. Once it is
 * there, what was brought along is forgotten.
 */
export function FirstScreen(loading: ComponentProps<typeof Loading>) {
  const [parts] = useState(broughtParts);
  useEffect(() => dropFirstScreen, []);
  if (parts.length === 0) return <Loading {...loading} />;
  return (
    <div className="shell-screen" ref={node => node?.replaceChildren(...parts.map(part => part.cloneNode(true)))} />
  );
}
