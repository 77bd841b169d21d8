/** The portal's name as texts of the sources write it. */
export const portalName = 'Portal MBKM';
