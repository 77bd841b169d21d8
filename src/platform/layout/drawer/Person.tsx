import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PersonAvatar } from '../../common/PersonAvatar.tsx';
import { useLabel } from '../../providers/language.ts';
import { useAuthState } from '../../providers/session.ts';

/** The user's name and active role. */
export function Person({ wide }: { wide: boolean }) {
  const labelOf = useLabel();
  const { user } = useAuthState();
  if (!user) return null;
  const role = [labelOf(user.role.name), user.namaProdi].filter(Boolean).join(' · ');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        mx: wide ? 1.5 : 1.25,
        mb: 1,
        p: wide ? 1.25 : 0.5,
        borderRadius: 1,
        bgcolor: wide ? 'background.default' : 'transparent',
        flexShrink: 0,
      }}
      title={wide ? undefined : `${user.name}, ${role}`}
    >
      <PersonAvatar user={user} />
      {wide ? (
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="div" noWrap>
            {user.name}
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary', lineHeight: 1.3 }}>
            {role}
          </Typography>
        </Box>
      ) : null}
    </Box>
  );
}
