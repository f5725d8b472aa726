type Given<All> = { [Name in keyof All]?: Exclude<All[Name], undefined> };

/** Only what is there: a query that is not asked is left out, not sent empty. */
export function given<All extends object>(all: All): Given<All> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Given<All>;
}
