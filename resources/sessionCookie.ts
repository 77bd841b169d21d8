/** Cookie that holds the access token (docs/domain/10 §3.1): the browser writes it, the server reads it of a page. */
export const tokenCookie = 'mbkm_token';
