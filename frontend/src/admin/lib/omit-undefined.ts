type Defined<All> = { [Name in keyof All]?: Exclude<All[Name], undefined> };

/** Drops undefined properties, because `exactOptionalPropertyTypes` does not accept them in query inputs. */
export function omitUndefined<All extends object>(all: All): Defined<All> {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Defined<All>;
}
