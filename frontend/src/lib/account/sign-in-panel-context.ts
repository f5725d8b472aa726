import { createContext, useContext } from 'react';

export interface SignInRequest {
  /** Called once the visitor has signed in, to continue what they wanted to do. */
  readonly onSignedIn?: () => void;
}

/** Lets any screen ask the visitor to sign in without leaving the page. */
interface SignInPanelControl {
  readonly openSignIn: (request?: SignInRequest) => void;
}

const SignInPanelContext = createContext<SignInPanelControl>({ openSignIn: () => undefined });

export const SignInPanelProvider = SignInPanelContext.Provider;

export function useSignInPanel(): SignInPanelControl {
  return useContext(SignInPanelContext);
}
