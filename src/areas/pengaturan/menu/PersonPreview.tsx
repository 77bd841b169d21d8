import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Row } from '../../../../resources/kit/index.ts';
import type { user } from '../../../../resources/pengaturan/user.ts';
import type { userRole } from '../../../../resources/pengaturan/userRole.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useRested } from '../../../platform/ui/inputs/useLookup.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { maySearch, shortSearch } from '../../../platform/ui/searchText.ts';
import { refusalOf } from '../profile/formErrors.ts';
import { DrawnMenu, PreviewFrame } from './MenuPreview.tsx';
import { rightsOf } from './rights.ts';
import type { Menu } from './useMenus.ts';
import { useMatrix } from './useRights.ts';
import { useRoles } from './useRoles.ts';

type Person = Row<typeof user>;
type Held = Row<typeof userRole>;

/** "Lihat sebagai orang": the drawer that somebody has in one of their roles, as it is saved. */
export function PersonPreview({
  open,
  onClose,
  menus,
}: {
  open: boolean;
  onClose: () => void;
  menus: readonly Menu[];
}) {
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <PreviewFrame open={open} onClose={onClose} label={person ? `Menu sebagai ${person.name}` : 'Menu sebagai orang'}>
      <Box sx={{ p: 2, pb: 1 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
          Lihat sebagai orang
        </Typography>
        <PersonInput value={person} onChange={setPerson} />
      </Box>
      {person ? <PersonMenu key={person.id} person={person} menus={menus} /> : null}
    </PreviewFrame>
  );
}

function PersonInput({ value, onChange }: { value: Person | null; onChange: (person: Person | null) => void }) {
  const [typed, setTyped] = useState('');
  const q = useRested(typed.trim());
  const ready = maySearch(useRegistry().find('pengaturan/user'), q);
  const { data = [], isFetching } = useGetList<Person>(
    'pengaturan/user',
    {
      filter: q ? { q } : {},
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: ready },
  );
  return (
    <Autocomplete
      options={ready ? data : []}
      value={value}
      loading={isFetching}
      filterOptions={found => found}
      getOptionLabel={({ name, username }) => `${name ?? ''} (${username})`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, words, why) => setTyped(why === 'input' ? words : '')}
      onChange={(_, chosen) => onChange(chosen)}
      loadingText="Mencari …"
      noOptionsText={ready ? 'Tidak ada pengguna dengan kata itu' : shortSearch}
      renderInput={params => <TextField {...params} label="Nama atau nama pengguna" margin="none" />}
    />
  );
}

/** The roles of a person, and the menu of the chosen one. */
function PersonMenu({ person, menus }: { person: Person; menus: readonly Menu[] }) {
  const roles = useRoles();
  const [chosen, setChosen] = useState('');
  const { data: held, error } = useGetList<Held>('pengaturan/user-role', {
    filter: { idUser: person.id },
    pagination: { page: 1, perPage: 50 },
    sort: { field: '', order: 'ASC' },
  });
  const ids = [...new Set((held ?? []).map(({ idRole }) => idRole))];
  const roleId = ids.includes(chosen) ? chosen : (ids[0] ?? '');
  const matrix = useMatrix(roleId);
  const failed = error ?? matrix.error;
  if (failed)
    return (
      <Typography role="alert" sx={{ px: 2 }}>
        {refusalOf(failed).message}
      </Typography>
    );
  if (!held || (roleId && !matrix.data)) return <Loading height={240} label="Memuat menu" />;
  if (!person.aktif) return <Typography sx={{ px: 2 }}>Akun ini tidak aktif: pemiliknya tidak dapat masuk.</Typography>;
  if (!roleId) return <Typography sx={{ px: 2 }}>Pengguna ini belum memiliki peran.</Typography>;
  return (
    <>
      <Box sx={{ px: 2, pb: 1 }}>
        <TextField
          select
          fullWidth
          label="Peran"
          value={roleId}
          onChange={event => setChosen(event.target.value)}
          margin="none"
        >
          {ids.map(id => (
            <MenuItem key={id} value={id}>
              {roles.find(role => role.id === id)?.name ?? id}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <DrawnMenu menus={menus} rights={matrix.data ? rightsOf(matrix.data) : {}} />
    </>
  );
}
