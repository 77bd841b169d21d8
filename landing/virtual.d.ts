declare module 'virtual:landing-theme.css';
