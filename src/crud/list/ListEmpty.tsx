import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';
import { CreateAction } from './CreateAction.tsx';
import { ImportAction } from './ImportAction.tsx';
import { Notice } from './Notice.tsx';

/** No rows: either nothing matches, or nothing is there yet. */
export function ListEmpty() {
  const { label } = useDeclaration();
  const { filterValues, setFilters } = useListContext();
  const mayCreate = useMay('create');
  if (Object.keys(filterValues).length > 0)
    return (
      <Notice title="Tidak ada yang cocok" text={`Tidak ada ${label} yang cocok dengan pencarian atau filter ini.`}>
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          Hapus semua filter
        </Button>
      </Notice>
    );
  return (
    <Notice
      title={`Belum ada ${label}`}
      text={
        mayCreate
          ? `Data ${label} akan tampil di sini. Tambahkan satu per satu, atau impor dari lembar kerja.`
          : `Data ${label} akan tampil di sini setelah ditambahkan.`
      }
    >
      <CreateAction />
      <ImportAction />
    </Notice>
  );
}
