/** Hides controls that need scripts when scripting is off; a <noscript> shows what to read instead. */
export const WITHOUT_SCRIPTS = '@media (scripting: none)';
