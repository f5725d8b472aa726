/**
 * The one rule that oxlint lacks: a constructor may have more parameters than a function, because NestJS
 * injects dependencies through it.
 */
const maxParams = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const { functions, constructors } = context.options[0];
    const check = (node) => {
      const isConstructor = node.parent.type === 'MethodDefinition' && node.parent.kind === 'constructor';
      const max = isConstructor ? constructors : functions;
      const what = isConstructor ? 'dependencies: split the class' : 'parameters: pass one object';
      if (node.params.length > max) context.report({ node, message: `At most ${max} ${what}.` });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

export default { meta: { name: 'toprak' }, rules: { 'max-params': maxParams } };
