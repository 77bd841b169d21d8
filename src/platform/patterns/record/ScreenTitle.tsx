import type { Pattern } from '../../../../resources/kit/index.ts';
import { PageTitle } from '../../common/PageTitle.tsx';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { TitleTools } from '../../common/print/TitleTools.tsx';
import { useRegistry } from '../../ui/registry.ts';

/** Patterns that ask for something instead of showing it: nobody prints them. */
const asking: ReadonlySet<Pattern> = new Set([
  'register',
  'register/form',
  'logbook/form',
  'paket/pick',
  'sync',
  'page',
]);

/** The declared title of a screen, as heading of the page and name of the browser tab; what is shown may be printed. */
export function ScreenTitle({ path }: { path: string }) {
  const { screens } = useRegistry();
  const found = screens.find(screen => screen.path === path);
  return (
    <>
      <PageTitle title={found?.title ?? ''} />
      {found && !asking.has(found.pattern) ? (
        <TitleTools>
          <PrintAction />
        </TitleTools>
      ) : null}
    </>
  );
}
