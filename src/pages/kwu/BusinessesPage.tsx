import { useLocation } from 'react-router-dom';
import { linkOpens } from '../../../resources/kit/index.ts';
import { useRegistry } from '../../crud/registry.ts';
import { OwnGroups } from '../../patterns/entrance/OwnGroups.tsx';
import { ScreenTitle } from '../../patterns/record/ScreenTitle.tsx';

const detail = '/kwu/daftar-ulang/detail/:id';

/** The businesses in one's scope; each leads to its page. */
export default function BusinessesPage() {
  const { screens } = useRegistry();
  const { pathname } = useLocation();
  const here = screens.find(({ path }) => linkOpens(path, pathname))?.path ?? '';
  return (
    <>
      <ScreenTitle path={here} />
      <OwnGroups
        groups={{
          resource: 'kwu/kelompok',
          card: { title: 'namaUsaha', subtitle: 'nama', facts: ['jenis', 'kategori', 'tahap'] },
          to: detail,
          sort: ['nama', 'ASC'],
          empty: 'Belum ada usaha KWU.',
        }}
      />
    </>
  );
}
