import { createElement, type ReactElement, Suspense } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useParams } from 'react-router-dom';
import {
  type Content,
  hasChosenExtras,
  type PathWords,
  type PatternOptions,
  type Screen,
} from '../../../resources/kit/index.ts';
import { Loading } from '../common/Loading.tsx';
import { lazyScreen } from '../common/lazyScreen.ts';
import { ForbiddenPage } from '../errors/ForbiddenPage.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { useWords } from '../providers/language.ts';
import { partsOf } from '../ui/extensions.ts';
import { useBaseRole } from '../ui/permissions.ts';
import { useRegistry } from '../ui/registry.ts';
import { contentOf, type Drawn, isDrawn } from './contents.ts';
import { pageAt } from './pages.ts';

const WithExtras = lazyScreen(async () => ({ default: (await import('../ui/extras/extended.tsx')).WithExtras }));

/** True if every `:param` is one of the words that it may be. */
const fits = (words: PathWords | undefined, params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(words ?? {}).every(([name, known]) => known.includes(params[name]?.toLowerCase() ?? ''));

/**
 * A declared screen: its pattern's component for the role, told what the declaration says.
 * @param generated what react-admin draws where the declaration leaves it to that
 */
export function ScreenContent({ screen, generated }: { screen: Screen; generated?: ReactElement }) {
  const role = useBaseRole();
  const params = useParams();
  if (!fits(screen.words, params)) return <NotFoundPage inside />;
  // The content depends on the role, which is known a moment later.
  if (screen.byRole && !role) return null;
  // Its menu entry is that of the screen above, which may be open to more roles.
  if (role && screen.inherits && !screen.roles[role]) return <ForbiddenPage />;
  const own = role && screen.byRole?.[role];
  if (own && !fits(own.words, params)) return <ForbiddenPage />;
  const content = own ?? screen;
  if (isDrawnContent(content)) return <Pattern {...content} screen={screen} />;
  const Page = content.pattern === 'page' ? pageAt(screen.path) : undefined;
  return Page ? <Page /> : (generated ?? null);
}

const isDrawnContent = (content: Content): content is Content<Drawn> => isDrawn(content.pattern);

/** A pattern with what it is told: one type for all of them, so that the two are known to fit. */
interface Told<P extends Drawn> {
  pattern: P;
  options: PatternOptions[P];
  screen: Screen;
}

function Pattern<P extends Drawn>({ pattern, options, screen }: Told<P>) {
  const say = useWords();
  const { path, resources } = screen;
  const Drawing = contentOf(pattern);
  const declared = useRegistry().find(resources[0] ?? '');
  if (!Drawing) return null;
  const drawn = createElement(Drawing, { resource: resources[0] ?? '', path, options, parts: partsOf(path) });
  // A form asks for itself what it asks.
  if (!declared || !hasChosenExtras(declared) || pattern.startsWith('register')) return drawn;
  return (
    <ResourceContextProvider value={declared.name}>
      <Suspense fallback={<Loading height={320} label={say('Memuat…')} />}>
        <WithExtras>{drawn}</WithExtras>
      </Suspense>
    </ResourceContextProvider>
  );
}
