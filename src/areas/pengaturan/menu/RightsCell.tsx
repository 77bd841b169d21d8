import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

interface Props {
  label: string;
  checked: boolean;
  /** True if the policy of the base role allows it. */
  allowed: boolean;
  baseName: string;
  /** The compared role's value, when it is another one. */
  other: boolean | undefined;
  /** True where it is not as it was saved. */
  changed: boolean;
  onChange: (on: boolean) => void;
}

/** One flag of one menu. */
export function RightsCell({ label, checked, allowed, baseName, other, changed, onChange }: Props) {
  const box = (
    <Checkbox
      size="small"
      checked={checked}
      disabled={!allowed}
      onChange={event => onChange(event.target.checked)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
  return (
    <TableCell
      align="center"
      padding="none"
      sx={{
        bgcolor: other === undefined ? undefined : 'action.selected',
        boxShadow: changed ? theme => `inset 0 0 0 2px ${theme.palette.secondary.main}` : undefined,
      }}
    >
      {allowed ? (
        box
      ) : (
        <Tooltip title={`Tidak tersedia untuk peran dasar ${baseName}`}>
          {/* A disabled box hears no pointer; the span does. */}
          <span>{box}</span>
        </Tooltip>
      )}
      {changed ? (
        <Typography component="span" variant="caption" sx={{ display: 'block', mt: -0.75, pb: 0.5, lineHeight: 1.2 }}>
          {checked ? 'semula: tidak' : 'semula: ya'}
        </Typography>
      ) : null}
      {other === undefined ? null : (
        <Typography component="span" variant="caption" sx={{ display: 'block', mt: -0.75, lineHeight: 1 }}>
          {other ? 'di sana: ya' : 'di sana: tidak'}
        </Typography>
      )}
    </TableCell>
  );
}
