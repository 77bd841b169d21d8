import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { FlagRecord } from '../../../../resources/pengaturan/hakMenu.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ScrollRegion } from '../../../platform/ui/ScrollRegion.tsx';
import { refusalOf } from '../profile/formErrors.ts';
import { MenuNameCell } from './MenuNameCell.tsx';
import { menuLines } from './menuLines.ts';
import { useFolds } from './useFolds.ts';
import type { Menu } from './useMenus.ts';
import { useMatrices } from './useRights.ts';
import { useRoles } from './useRoles.ts';

/** What a role may do at a menu, in one word: rows may be written, or steps taken, or looked at. */
function inAWord(flags: FlagRecord | undefined): string | null {
  if (!flags?.canRead) return null;
  if (flags.canCreate || flags.canUpdate || flags.canDelete || flags.canImport) return 'Kelola';
  return flags.canAction ? 'Proses' : 'Lihat';
}

/** Tab "Semua peran": menus down, roles across; each word leads to the rights behind it. */
export function RolesTab({ menus }: { menus: readonly Menu[] }) {
  const roles = useRoles();
  const folds = useFolds(menus);
  const [search, setSearch] = useState('');
  const { rights, error, loading } = useMatrices(roles.map(({ id }) => id));
  if (error) return <Typography role="alert">{refusalOf(error).message}</Typography>;
  if (loading || roles.length === 0) return <Loading height={360} label="Memuat hak akses" />;
  return (
    <>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', mb: 1, alignItems: 'center' }}>
        <TextField
          label="Cari menu"
          type="search"
          value={search}
          onChange={event => setSearch(event.target.value)}
          margin="none"
          sx={{ width: { xs: '100%', sm: 260 } }}
        />
        <Button variant="text" disabled={search !== ''} onClick={() => folds.setAll(!folds.allOpen)}>
          {folds.allOpen ? 'Tutup semua' : 'Buka semua'}
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        Lihat: hanya membaca. Proses: juga mengambil keputusan. Kelola: juga menambah, mengubah, menghapus, atau
        mengimpor. Pilih sebuah kata untuk mengubahnya.
      </Typography>
      <ScrollRegion
        label="Hak akses semua peran"
        sx={{ maxHeight: '68vh', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
      >
        <Table stickyHeader size="small">
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col" sx={{ left: 0, zIndex: 3 }}>
                Menu
              </TableCell>
              {roles.map(({ id, name }) => (
                <TableCell
                  key={id}
                  component="th"
                  scope="col"
                  align="center"
                  sx={{ minWidth: 96, maxWidth: 128, whiteSpace: 'normal', lineHeight: 1.25 }}
                >
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {menuLines(menus, folds, search).map(line => (
              <TableRow key={line.menu.id} hover>
                <MenuNameCell line={line} onFold={folds.setOpen} />
                {roles.map(({ id, name }) => (
                  <TableCell key={id} align="center" padding="none">
                    <Right word={inAWord(rights[id]?.[line.menu.id])} role={{ id, name }} menu={line.menu} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </>
  );
}

interface RightProps {
  word: string | null;
  role: { id: string; name: string };
  menu: Menu;
}

function Right({ word, role, menu }: RightProps) {
  // A heading has no rights of its own.
  if (!menu.link) return null;
  if (!word)
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.disabled' }} aria-label="tidak ada">
        –
      </Typography>
    );
  const query = new URLSearchParams({ tab: 'hak', peran: role.id, cari: menu.name });
  return (
    <Link
      component={RouterLink}
      to={`?${query}`}
      variant="body2"
      aria-label={`${word}: ${menu.name}, ${role.name}`}
      sx={{ display: 'block', py: 0.75, fontWeight: word === 'Kelola' ? 600 : 400 }}
    >
      {word}
    </Link>
  );
}
