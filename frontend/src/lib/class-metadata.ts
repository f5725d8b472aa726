/**
 * The rules of forms are read from the metadata of the contract's classes: whatever imports such a class imports this
 * first. A module of ours, because the bundler moves only modules, not the call of a library, ahead of shared classes.
 */
import 'reflect-metadata';
