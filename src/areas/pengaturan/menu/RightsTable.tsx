import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { ScrollRegion } from '../../../platform/ui/ScrollRegion.tsx';
import { RightsCell } from './RightsCell.tsx';
import { differs, type FlagName, flagNames, noRights, type Rights } from './rights.ts';
import type { Menu } from './useMenus.ts';

interface Props {
  lines: readonly { menu: Menu; depth: number }[];
  rights: Rights;
  /** Rights that the policy of the base role allows. */
  most: Rights;
  /** Another role's rights beside. */
  compared?: Rights;
  baseName: string;
  onFlag: (menuId: string, flag: FlagName, on: boolean) => void;
}

/** The matrix: menus down, flags across. Menus that take their parent's rights have no boxes of their own. */
export const RightsTable = memo(function RightsTable({ lines, rights, most, compared, baseName, onFlag }: Props) {
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
          {lines.map(({ menu, depth }) => {
            const max = most[menu.id];
            return (
              <TableRow key={menu.id} hover={Boolean(max)}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ pl: 2 + depth * 2.5, fontWeight: menu.link ? 400 : 600, minWidth: 200 }}
                >
                  {menu.name}
                </TableCell>
                {max ? (
                  flagNames.map(flag => (
                    <RightsCell
                      key={flag}
                      label={`${labels[flag]} ${menu.name}`}
                      checked={(rights[menu.id] ?? noRights)[flag]}
                      allowed={max[flag]}
                      baseName={baseName}
                      other={
                        compared && differs(rights, compared, menu.id, flag)
                          ? !(rights[menu.id] ?? noRights)[flag]
                          : undefined
                      }
                      onChange={on => onFlag(menu.id, flag, on)}
                    />
                  ))
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
