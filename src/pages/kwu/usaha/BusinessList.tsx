import { ResourceContextProvider } from 'react-admin';
import { kelompokKwu } from '../../../../resources/kwu/kelompok.ts';
import { OwnGroups } from '../../../patterns/entrance/OwnGroups.tsx';
import { ScreenTitle } from '../../../patterns/record/ScreenTitle.tsx';

interface Props {
  path: string;
  /** States of the businesses that are shown. */
  states: readonly string[];
}

/** The businesses in one's scope; each leads to its page. */
export const BusinessList = ({ path, states }: Props) => (
  <ResourceContextProvider value={kelompokKwu.name}>
    <ScreenTitle path={path} />
    <OwnGroups
      groups={{
        resource: kelompokKwu.name,
        card: { title: 'namaUsaha', subtitle: 'nama', facts: ['jenis', 'kategori', 'tahap', 'idPegawaiDpl'] },
        to: '/kwu/daftar-ulang/detail/:id',
        sort: ['nama', 'ASC'],
        empty: 'Belum ada usaha KWU.',
        filter: { status: states },
      }}
    />
  </ResourceContextProvider>
);
