import { inTerms } from '../../../../resources/kit/terms.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { ScreenTitle } from '../../../platform/patterns/record/ScreenTitle.tsx';
import { useWords } from '../../../platform/providers/language.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { HubCards } from '../HubCards.tsx';

const path = '/pertukaran-mahasiswa/menu/outbond';
const prefixes = ['/pertukaran-mahasiswa/outbound/', '/pertukaran-mahasiswa/permadi/'];

/** /pertukaran-mahasiswa/menu/outbond: the pages of Outbound and Permadi that one may open, as cards. */
export default function HubPage() {
  const say = useWords();
  const { screens } = useRegistry();
  const mayOpen = useMayOpen();
  const shown = screens.filter(
    screen => !screen.hidden && prefixes.some(prefix => screen.path.startsWith(prefix)) && mayOpen(screen.path),
  );
  return (
    <>
      <ScreenTitle path={path} />
      <HubCards label={inTerms(say('Halaman outbound'))} cards={shown} />
    </>
  );
}
