import { createContext, useContext } from 'react';

export interface SignInRequest {
  /** What the visitor wanted to do; called once they are signed in. */
  readonly onSignedIn?: () => void;
}

/** How any screen lets the visitor sign in without leaving the page. */
interface SignInPanelControl {
  readonly openSignIn: (request?: SignInRequest) => void;
}

const SignInPanelContext = createContext<SignInPanelControl>({ openSignIn: () => undefined });

export const SignInPanelProvider = SignInPanelContext.Provider;

export function useSignInPanel(): SignInPanelControl {
  return useContext(SignInPanelContext);
}
