import { Title } from 'react-admin';
import { useRegistry } from '../../crud/registry.ts';

/** The declared title of a screen, as heading of the page and name of the browser tab. */
export function ScreenTitle({ path }: { path: string }) {
  const { screens } = useRegistry();
  const title = screens.find(screen => screen.path === path)?.title ?? '';
  return <Title title={title} preferenceKey={false} />;
}
