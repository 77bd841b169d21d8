import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MenuMatrix } from '../../../../resources/pengaturan/hakMenu.ts';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { useUnsaved } from '../../../platform/common/unsaved/useUnsaved.ts';
import { http } from '../../../platform/providers/http.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { refusalOf } from '../profile/formErrors.ts';
import { MenuPreview } from './MenuPreview.tsx';
import { menuLines } from './menuLines.ts';
import { PersonPreview } from './PersonPreview.tsx';
import { RightsTable } from './RightsTable.tsx';
import { RolePicker } from './RolePicker.tsx';
import { changedMenus, copied, lostMenus, rightsOf, rightsShape, withFlag } from './rights.ts';
import { sumsOf } from './rightsSums.ts';
import { useFolds } from './useFolds.ts';
import type { Menu } from './useMenus.ts';
import { useMatrix, useRights } from './useRights.ts';
import { useRoles } from './useRoles.ts';

/** Tab "Hak Akses": one role's flags on every menu. */
export function RightsTab({ menus }: { menus: readonly Menu[] }) {
  const roles = useRoles();
  const { user } = useAuthState();
  const { confirm } = useDialogs();
  // The page of a role leads here with its code.
  const [address] = useSearchParams();
  const [chosen, setChosen] = useState(address.get('peran') ?? '');
  const [other, setOther] = useState('');
  const [search, setSearch] = useState(address.get('cari') ?? '');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [preview, setPreview] = useState<'peran' | 'orang' | null>(null);
  const folds = useFolds(menus);

  const role = roles.find(({ id }) => id === chosen) ?? roles[0];
  const roleId = role?.id ?? '';
  const matrix = useRights(roleId);
  const compared = useMatrix(other);
  useUnsaved({
    name: `hak ${roleId}`,
    dirty: matrix.changes > 0,
    values: matrix.rights,
    shape: rightsShape,
    put: matrix.put,
  });

  const pickRole = async (next: string) => {
    const text = 'Perubahan hak akses peran ini belum disimpan. Ganti peran dan buang perubahan?';
    if (matrix.changes > 0 && !(await confirm({ text, accept: 'Buang perubahan' }))) return;
    matrix.reset();
    setChosen(next);
  };

  const copyFrom = async (from: string) => {
    if (!from) return;
    const { data } = await http<MenuMatrix>('menu-user/permission', { query: { roleId: from } });
    matrix.put(copied(rightsOf(data), matrix.most));
  };

  const save = async () => {
    const lost = roleId === user?.role.id ? lostMenus(matrix.saved, matrix.rights) : [];
    const names = menus.filter(({ id }) => lost.includes(id)).map(menu => menu.name);
    const text = `Anda sedang memakai peran ini dan akan kehilangan menu ${names.join(', ')}. Lanjutkan?`;
    if (names.length && !(await confirm({ title: 'Warning !', text, accept: 'Lanjutkan', danger: true }))) return;
    matrix.save();
  };

  const changed = changedMenus(matrix.saved, matrix.rights);
  const narrowed = onlyChanged && changed.size > 0;
  const sums = useMemo(() => sumsOf(menus, matrix.rights, matrix.most), [menus, matrix.rights, matrix.most]);
  const lines = menuLines(menus, folds, search, narrowed ? ({ id }) => changed.has(id) : undefined);

  return (
    <>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <RolePicker label="Peran" roles={roles} value={roleId} onChange={pickRole} />
        <RolePicker
          label="Bandingkan dengan"
          empty="Tidak dibandingkan"
          roles={roles.filter(({ id }) => id !== roleId)}
          value={other}
          onChange={setOther}
        />
        <RolePicker
          label="Salin dari peran"
          empty="Pilih peran"
          roles={roles.filter(({ id }) => id !== roleId)}
          value=""
          onChange={copyFrom}
        />
        <TextField
          label="Cari menu"
          type="search"
          value={search}
          onChange={event => setSearch(event.target.value)}
          margin="none"
          sx={{ width: { xs: '100%', sm: 220 } }}
        />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', mb: 1, ml: -1 }}>
        <Button variant="text" disabled={search !== '' || narrowed} onClick={() => folds.setAll(!folds.allOpen)}>
          {folds.allOpen ? 'Tutup semua' : 'Buka semua'}
        </Button>
        <Button variant="text" onClick={() => setPreview('peran')}>
          Lihat sebagai peran
        </Button>
        <Button variant="text" onClick={() => setPreview('orang')}>
          Lihat sebagai orang
        </Button>
      </Stack>
      {matrix.error ? <Typography role="alert">{refusalOf(matrix.error).message}</Typography> : null}
      {matrix.loading || !role ? (
        <Loading height={360} label="Memuat hak akses" />
      ) : (
        <RightsTable
          lines={lines}
          sums={sums}
          rights={matrix.rights}
          saved={matrix.saved}
          onFold={folds.setOpen}
          most={matrix.most}
          compared={other && compared.data ? rightsOf(compared.data) : undefined}
          baseName={role.idRoleDasar ?? role.id}
          onFlag={(menuId, flag, on) => matrix.put(withFlag(matrix.rights, menuId, flag, on))}
        />
      )}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 1,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          py: 1.5,
          bgcolor: 'background.default',
        }}
      >
        <Button variant="contained" onClick={save} disabled={matrix.changes === 0 || matrix.saving}>
          Simpan hak akses
        </Button>
        <Button variant="text" onClick={matrix.reset} disabled={matrix.changes === 0 || matrix.saving}>
          Atur ulang
        </Button>
        {matrix.changes > 0 ? (
          <FormControlLabel
            label="Hanya yang berubah"
            control={<Checkbox checked={onlyChanged} onChange={event => setOnlyChanged(event.target.checked)} />}
          />
        ) : null}
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {matrix.changes > 0 ? `${matrix.changes} perubahan belum disimpan` : ''}
        </Typography>
      </Box>
      <MenuPreview
        open={preview === 'peran'}
        onClose={() => setPreview(null)}
        roleName={role?.name ?? ''}
        menus={menus}
        rights={matrix.rights}
      />
      <PersonPreview open={preview === 'orang'} onClose={() => setPreview(null)} menus={menus} />
    </>
  );
}
