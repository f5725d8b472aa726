/** What only scripts can work is not shown to whoever has none; what they read instead stands in a <noscript>. */
export const WITHOUT_SCRIPTS = '@media (scripting: none)';
