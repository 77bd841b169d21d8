import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { ScrollRegion } from '../../../platform/ui/ScrollRegion.tsx';
import { MenuNameCell } from './MenuNameCell.tsx';
import type { MenuLine } from './menuLines.ts';
import { RightsCell } from './RightsCell.tsx';
import { differs, type FlagName, flagNames, noRights, type Rights } from './rights.ts';
import type { RightsSums } from './rightsSums.ts';

interface Props {
  lines: readonly MenuLine[];
  /** Of what lies below a menu. */
  sums: RightsSums;
  rights: Rights;
  /** Rights as they were saved. */
  saved: Rights;
  /** Rights that the policy of the base role allows. */
  most: Rights;
  /** Another role's rights beside. */
  compared?: Rights;
  baseName: string;
  onFold: (menuId: string, open: boolean) => void;
  onFlag: (menuId: string, flag: FlagName, on: boolean) => void;
}

/** The matrix: menus down, flags across. Menus that take their parent's rights have no boxes of their own. */
export const RightsTable = memo(function RightsTable({
  lines,
  sums,
  rights,
  saved,
  most,
  compared,
  baseName,
  onFold,
  onFlag,
}: Props) {
  const translate = useTranslate();
  const labels = Object.fromEntries(
    flagNames.map(flag => [flag, translate(`resources.pengaturan/menu-user.fields.${flag}`)]),
  );
  return (
    <ScrollRegion
      label="Hak akses per menu"
      sx={{ maxHeight: '64vh', border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Table stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              Menu
            </TableCell>
            {flagNames.map(flag => (
              <TableCell key={flag} component="th" scope="col" align="center">
                {labels[flag]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.length === 0 ? (
            <TableRow>
              <TableCell colSpan={flagNames.length + 1} sx={{ color: 'text.secondary' }}>
                Tidak ada menu yang cocok.
              </TableCell>
            </TableRow>
          ) : null}
          {lines.map(line => {
            const { menu } = line;
            const max = most[menu.id];
            return (
              <TableRow key={menu.id} hover={Boolean(max)}>
                <MenuNameCell line={line} onFold={onFold} />
                {max ? (
                  flagNames.map(flag => (
                    <RightsCell
                      key={flag}
                      label={`${labels[flag]} ${menu.name}`}
                      checked={(rights[menu.id] ?? noRights)[flag]}
                      allowed={max[flag]}
                      changed={differs(rights, saved, menu.id, flag)}
                      baseName={baseName}
                      other={
                        compared && differs(rights, compared, menu.id, flag)
                          ? !(rights[menu.id] ?? noRights)[flag]
                          : undefined
                      }
                      onChange={on => onFlag(menu.id, flag, on)}
                    />
                  ))
                ) : sums.has(menu.id) ? (
                  flagNames.map(flag => {
                    const sum = sums.get(menu.id)?.[flag];
                    return (
                      <TableCell
                        key={flag}
                        align="center"
                        className="angka"
                        sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
                      >
                        {sum?.of ? `${sum.on} / ${sum.of}` : null}
                      </TableCell>
                    );
                  })
                ) : (
                  <TableCell colSpan={flagNames.length} sx={{ color: 'text.secondary' }}>
                    {menu.link ? 'Ikut hak menu induk' : ''}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
});
