import type { PaletteOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import type { RaThemeOptions } from 'react-admin';
import { sendDialog } from './look/sendingKeys.ts';
import { fontFamily, type Mode, sizes, tokens } from './look/tokens.ts';

const palette = (mode: Mode): PaletteOptions => {
  const t = tokens[mode];
  return {
    mode,
    primary: { main: t.primary, contrastText: t.onPrimary },
    secondary: { main: t.accent, contrastText: t.onAccent },
    error: { main: t.danger, contrastText: t.onPrimary },
    warning: { main: t.warning, contrastText: t.onPrimary },
    success: { main: t.success, contrastText: t.onPrimary },
    info: { main: t.info, contrastText: t.onPrimary },
    text: { primary: t.ink, secondary: t.muted },
    background: { default: t.page, paper: t.surface },
    divider: t.line,
    action: { hover: t.hover, selected: t.selected },
  };
};

const typography = {
  fontFamily,
  fontSize: 15,
  htmlFontSize: 16,
  fontWeightMedium: 500,
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  h4: { fontWeight: 700, fontSize: '1.625rem', lineHeight: 1.2, letterSpacing: '-0.02em' },
  h5: { fontWeight: 700, fontSize: '1.375rem', lineHeight: 1.25, letterSpacing: '-0.015em' },
  h6: { fontWeight: 600, fontSize: '1.0625rem', lineHeight: 1.35, letterSpacing: '-0.005em' },
  subtitle1: { fontWeight: 600, fontSize: '0.9375rem' },
  subtitle2: { fontWeight: 600, fontSize: '0.875rem' },
} satisfies RaThemeOptions['typography'];

const components = (mode: Mode): RaThemeOptions['components'] => {
  const t = tokens[mode];
  const phone = '@media (max-width: 599.95px)';
  const outlined = {
    root: { backgroundColor: t.surface, [phone]: { minHeight: 48, fontSize: '1rem' } },
    notchedOutline: { borderColor: t.outline },
  };
  // The colours of states: the library's own grounds are nearly the page's in dark.
  const told = ({ ink, ground }: { ink: string; ground: string }) => ({
    backgroundColor: ground,
    color: t.ink,
    '& .MuiAlert-icon': { color: ink },
  });
  // Where what is outside of it is cut off.
  const inside = { '&.Mui-focusVisible': { outlineOffset: -2 } };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ':focus-visible': { outline: `2px solid ${t.primary}`, outlineOffset: 2 },
        // A word longer than its place, as a name may be, breaks instead of making the page wider than a phone.
        body: { overflowWrap: 'break-word' },
        'table, .angka': { fontVariantNumeric: 'tabular-nums' },
        'input:placeholder-shown': { textOverflow: 'ellipsis' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // None, rather than a short one: a short one of all properties lets an inherited colour sink into the page by a
            // level a frame.
            transition: 'none !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    // Material takes the outline of its buttons away and shows the focus by ripples, which there are none of here.
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${t.primary}`, outlineOffset: 2 } } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { [phone]: { minHeight: 44 } } },
    },
    MuiIconButton: { styleOverrides: { root: { [phone]: { minWidth: 44, minHeight: 44 } } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: { styleOverrides: { root: { border: `1px solid ${t.line}` } } },
    // Its upper edge stays where it is: what a dialog learns after it has opened (findings of a step, a preview, a refusal)
    // moves neither its title nor what is above.
    MuiDialog: {
      defaultProps: { onKeyDown: sendDialog },
      styleOverrides: {
        scrollPaper: { alignItems: 'flex-start' },
        paper: {
          backgroundColor: t.raised,
          border: `1px solid ${t.line}`,
          marginTop: sizes.dialogTop,
          maxHeight: `calc(100% - ${sizes.dialogTop} - 32px)`,
        },
        paperFullScreen: { marginTop: 0, maxHeight: 'none' },
      },
    },
    MuiMenu: {
      styleOverrides: {
        paper: {
          backgroundColor: t.raised,
          border: `1px solid ${t.line}`,
          boxShadow: '0 8px 28px rgb(20 18 12 / 0.14)',
        },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        paper: {
          backgroundColor: t.raised,
          border: `1px solid ${t.line}`,
          boxShadow: '0 8px 28px rgb(20 18 12 / 0.14)',
        },
      },
    },
    // Unselected buttons must be readable too: the library's own grey is too pale.
    MuiToggleButton: { styleOverrides: { root: { color: t.muted } } },
    MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: 40, [phone]: { minHeight: 44 } }, ...inside } } },
    // On phones the words have the line, and what may be done stands below them.
    MuiAlert: {
      styleOverrides: {
        // Beside words of nearly their colour a line tells links apart.
        message: { '& a:not(.MuiButtonBase-root)': { textDecorationLine: 'underline' } },
        root: {
          '&.MuiAlert-standard': {
            '&.MuiAlert-colorInfo': told(t.tones.diajukan),
            '&.MuiAlert-colorSuccess': told(t.tones.baik),
            '&.MuiAlert-colorWarning': told(t.tones.revisi),
            '&.MuiAlert-colorError': told(t.tones.tolak),
          },
          [phone]: {
            '&:has(.MuiAlert-action .MuiButton-root)': {
              flexWrap: 'wrap',
              '& .MuiAlert-message': { flex: '1 1 calc(100% - 48px)' },
              '& .MuiAlert-action': { marginLeft: 0, marginRight: 'auto', paddingLeft: '26px', paddingTop: 0 },
            },
          },
        },
      },
    },
    // Small bold words are no headings; where they are, the place says so itself.
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
    MuiTooltip: { defaultProps: { arrow: true, enterDelay: 300 } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    // As high as the letters of its field, and in the middle of one that is higher for thumbs.
    MuiInputLabel: {
      styleOverrides: {
        root: {
          [phone]: {
            fontSize: '1rem',
            '&.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink):has(+ :not(.MuiInputBase-multiline))': {
              transform: 'translate(14px, 12.5px) scale(1)',
            },
          },
        },
      },
    },
    MuiOutlinedInput: { styleOverrides: outlined },
    MuiPickersTextField: { defaultProps: { size: 'small' } },
    MuiPickersOutlinedInput: { styleOverrides: outlined },
    MuiPickerPopper: { styleOverrides: { paper: { backgroundColor: t.raised, border: `1px solid ${t.line}` } } },
    // A row that leads somewhere is a stop of the Tab key; MUI takes the ring from it.
    MuiTableRow: {
      styleOverrides: { root: { '&:focus-visible': { outline: `2px solid ${t.primary}`, outlineOffset: -2 } } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          height: sizes.row,
          paddingTop: 2,
          paddingBottom: 2,
          borderBottomColor: t.line,
          // Boxes and buttons must not make a row taller than it is to be.
          '& .MuiCheckbox-root, & .MuiIconButton-root': { padding: 6, marginBlock: -2, minHeight: 0 },
          // A thumb needs its height in tables too.
          [phone]: { '& .MuiIconButton-root': { minHeight: 44 } },
        },
        sizeSmall: {
          height: sizes.rowCompact,
          paddingTop: 1,
          paddingBottom: 1,
          '& .MuiCheckbox-root, & .MuiIconButton-root': { padding: 4 },
        },
        head: { fontWeight: 600, color: t.muted, backgroundColor: t.surface, whiteSpace: 'nowrap' },
      },
    },
    // The arrow keys lead from tab to tab; what scrolls them is for pointers alone.
    MuiTabs: { defaultProps: { slotProps: { scrollButtons: { 'aria-hidden': true } } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600, minHeight: 44, ...inside } } },
    // One that leads nowhere keeps no place: the first tab stands where the page begins.
    MuiTabScrollButton: {
      styleOverrides: { root: { transition: 'width 120ms', '&.Mui-disabled': { width: 0, overflow: 'hidden' } } },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    RaNotification: { styleOverrides: { root: { maxWidth: 440, [phone]: { maxWidth: 'none', insetInline: 16 } } } },
  };
};

const themeFor = (mode: Mode): RaThemeOptions => ({
  palette: palette(mode),
  typography,
  shape: { borderRadius: sizes.radius },
  sidebar: { width: sizes.drawer, closedWidth: sizes.drawerClosed },
  components: components(mode),
});

/** The two themes of the back office (docs/design/visual.md); colours and numbers come from `look/tokens.ts`. */
export const themes = () => ({ theme: themeFor('light'), darkTheme: themeFor('dark') });
