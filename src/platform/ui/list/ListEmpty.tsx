import Button from '@mui/material/Button';
import { useListContext, useResourceContext } from 'react-admin';
import { useLabel, useWords } from '../../providers/language.ts';
import { useMay } from '../permissions.ts';
import { useCrudOptions, useDeclaration } from '../registry.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { useRoom } from '../useRoom.ts';
import { CreateAction } from './CreateAction.tsx';
import { ImportAction } from './ImportAction.tsx';
import { Notice } from './Notice.tsx';

/** No rows: either nothing matches, or nothing is there yet. */
export function ListEmpty() {
  const { label } = useDeclaration();
  const { filterValues, setFilters } = useListContext();
  const say = useWords();
  const labelOf = useLabel();
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useCrudPages(resource);
  const room = useRoom(resource);
  const mayCreate = useMay('create') && hasCreate && room;
  const mayImport = useMay('import');
  const { empty: from } = useCrudOptions();
  if (Object.keys(filterValues).length > 0)
    return (
      <Notice
        title={say('Tidak ada yang cocok')}
        text={say('Tidak ada %{data} yang cocok dengan pencarian atau filter ini.', { data: labelOf(label) })}
      >
        <Button variant="outlined" onClick={() => setFilters({}, undefined, false)}>
          {say('Hapus semua filter')}
        </Button>
      </Notice>
    );
  return (
    <Notice
      title={say('Belum ada %{data}', { data: labelOf(label) })}
      text={
        mayCreate
          ? `${say('Data %{data} akan tampil di sini.', { data: labelOf(label) })} ${mayImport ? say('Tambahkan satu per satu, atau impor dari lembar kerja.') : say('Tambahkan yang pertama.')}`
          : from
            ? labelOf(from)
            : say('Data %{data} akan tampil di sini setelah ditambahkan.', { data: labelOf(label) })
      }
    >
      <CreateAction />
      <ImportAction />
    </Notice>
  );
}
